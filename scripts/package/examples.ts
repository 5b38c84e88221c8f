import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { computeExports, PACKAGE } from './exports.mjs'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)
const isNamed = (node: unknown, name: string) =>
  isNode(node) && node.type === 'Identifier' && node['name'] === name

/** Examples that are written for people, by component, where those of the tests would tell too little. */
const SAMPLES = join(import.meta.dirname, 'samples')

/** What stands where an example of the conformance tests has words of any length. */
const WORDS = 'Your words'

/** A part of a text and what to put there. */
type Change = readonly [start: number, end: number, text: string]
const changed = (code: string, offset: number, changes: readonly Change[]) =>
  changes
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, put]) => text.slice(0, start - offset) + put + text.slice(end - offset), code)

/** Takes the tests' probe out of a piece of code, and puts words where they are any. */
function changesIn(node: Node, code: string): Change[] {
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const { type } = node
  if (type === 'JSXSpreadAttribute' && isNamed(node['argument'], 'probe')) return [[node.start, node.end, '']]
  if (type === 'JSXAttribute' && isNode(node['value']) && node['value'].type === 'JSXExpressionContainer') {
    const value = node['value']['expression'] as Node
    if (isNamed(value, 'probe')) return [[node.start, node.end, '']]
    const words = wordsOf(value, textOf)
    // A string of an attribute needs no braces.
    if (words?.startsWith("'")) return [[node['value'].start, node['value'].end, `"${words.slice(1, -1)}"`]]
  }
  if (type === 'JSXExpressionContainer') {
    const words = wordsOf(node['expression'] as Node, textOf)
    if (words?.startsWith("'")) return [[node.start, node.end, words.slice(1, -1)]]
  }
  if (type === 'Property' && node['shorthand'] && isNamed(node['value'], 'words'))
    return [[node.start, node.end, `words: '${WORDS}'`]]
  const words = wordsOf(node, textOf)
  if (words) return [[node.start, node.end, words]]
  if (type === 'TemplateLiteral') {
    const all = node['expressions'] as Node[]
    return all.flatMap((one) => {
      const text = isNamed(one, 'words') ? "'Week'" : wordsOf(one, textOf)
      return text ? [[one.start - 2, one.end + 1, text.slice(1, -1)] as const] : changesIn(one, code)
    })
  }
  return childrenOf(node).flatMap((child) => changesIn(child, code))
}

/** What stands for `words`, and for `words || 'Save'`. */
function wordsOf(node: Node, textOf: (node: Node) => string): string | undefined {
  if (isNamed(node, 'words')) return `'${WORDS}'`
  if (node.type !== 'LogicalExpression' || !isNamed(node['left'], 'words')) return undefined
  const own = textOf(node['right'] as Node)
  return own === "'+'" ? `'${WORDS}'` : own
}

/** The entries of the package by the module that each leads to, under `src`. */
const entries = () =>
  new Map(
    Object.entries(computeExports()).flatMap(([entry, target]) => {
      const source = (target as { '@data1522/source'?: string } | null)?.['@data1522/source']
      return source ? [[source.replace('./src/', ''), entry.replace('./', '@data1522/design-system/')]] : []
    }),
  )

/** The names that a declaration binds: `a`, `{ a, b: c }`. */
const boundBy = (node: Node | undefined): string[] => {
  if (!node) return []
  if (node.type === 'Identifier') return [node['name'] as string]
  const properties = (node['properties'] ?? []) as Node[]
  return properties.flatMap(({ value }) => boundBy(value as Node))
}

/** The statements of a module that its examples are made of, and the names that each of them declares. */
function readRoom(file: string) {
  const code = readFileSync(file, 'utf8')
  const { body } = parseAst(code, { lang: 'tsx' }) as unknown as { body: Node[] }
  const declared = body
    .filter(({ type }) => type !== 'ExportNamedDeclaration')
    .flatMap((node) => {
      const list = (node['specifiers'] ?? node['declarations'] ?? [node]) as Node[]
      const names = list.flatMap((one) => boundBy((one['local'] ?? one['id']) as Node | undefined))
      return [{ node, names, text: code.slice(node.start, node.end) }]
    })
  const exported = body.find(({ type }) => type === 'ExportNamedDeclaration')!
  const [{ init }] = (exported['declaration'] as { declarations: [{ init: Node }] }).declarations
  return { code, declared, examples: init['properties'] as Node[] }
}

const mentions = (text: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(text)

/** The examples of the conformance tests, as someone would paste them. */
function fromConformance(sources: string) {
  const entryOf = entries()
  return globSync('**/*.conformance.tsx', { cwd: sources }).flatMap((file) => {
    const { code, declared, examples } = readRoom(join(sources, file))
    return examples.map((property) => {
      const name = (property['key'] as Node)['name'] as string
      return [name, exampleOf(property['value'] as Node, { code, declared, file, entryOf })] as const
    })
  })
}

/** The smallest whole use of each public component. */
export const readExamples = (packageDir = PACKAGE): ReadonlyMap<string, string> =>
  new Map([
    ...fromConformance(join(packageDir, 'src')),
    ...globSync('*.tsx', { cwd: SAMPLES }).map(
      (file) => [basename(file, '.tsx'), readFileSync(join(SAMPLES, file), 'utf8').trim()] as const,
    ),
  ])

interface Around {
  code: string
  declared: ReturnType<typeof readRoom>['declared']
  file: string
  entryOf: ReadonlyMap<string, string>
}

function exampleOf(value: Node, { code, declared, file, entryOf }: Around) {
  const drawn =
    value.type === 'ObjectExpression'
      ? ((value['properties'] as Node[]).find(({ key }) => isNamed(key, 'draw'))!['value'] as Node)
      : value
  const body = drawn['body'] as Node
  const text = changed(code.slice(body.start, body.end), body.start, changesIn(body, code))
  const isBlock = body.type === 'BlockStatement'
  const component = isBlock
    ? `export const Example = () => ${text}`
    : `export const Example = () => (${text})`

  // What it needs of the module around it, and what that needs.
  const needed = new Set<(typeof declared)[number]>()
  const take = (from: string) => {
    for (const one of declared)
      if (!needed.has(one) && one.names.some((name) => mentions(from, name))) {
        needed.add(one)
        if (one.node.type !== 'ImportDeclaration') take(one.text)
      }
  }
  take(component)
  const all = declared.filter((one) => needed.has(one))
  const used =
    component + all.map((one) => (one.node.type === 'ImportDeclaration' ? '' : one.text)).join('\n')
  const imports = all.flatMap(({ node }) =>
    node.type === 'ImportDeclaration' ? importOf(node, used, file, entryOf) : [],
  )
  const others = all.flatMap(({ node, text: own }) => (node.type === 'ImportDeclaration' ? [] : [own]))
  return [imports.toSorted().join('\n'), ...others, component].filter(Boolean).join('\n\n')
}

function importOf(node: Node, used: string, file: string, entryOf: ReadonlyMap<string, string>) {
  const source = (node['source'] as unknown as { value: string }).value
  const module = source.startsWith('.') ? join(dirname(file), source).replaceAll('\\', '/') : undefined
  const names = (node['specifiers'] as Node[])
    .filter(({ local }) => mentions(used, (local as Node)['name'] as string))
    .map(
      ({ imported, importKind }) =>
        `${importKind === 'type' ? 'type ' : ''}${(imported as Node)['name'] as string}`,
    )
  const kind = node['importKind'] === 'type' ? 'import type' : 'import'
  return [`${kind} { ${names.join(', ')} } from '${module ? (entryOf.get(module) ?? source) : source}'`]
}
