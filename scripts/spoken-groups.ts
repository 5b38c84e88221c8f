import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allIn, declaredIn, type Node, read, textOf, textsOf } from './vite/syntax.ts'
import { screensOf } from './vite/screens.ts'
import { readMessages } from './message-files.ts'

/** A module that is fetched later, with the groups of messages that are fetched beside it. */
interface Later {
  readonly module: string
  readonly groups: ReadonlySet<string>
}

interface Module {
  /** What it imports at once. */
  readonly imports: readonly string[]
  readonly later: readonly Later[]
  /** The groups of the messages that it speaks and does not fetch itself. */
  readonly spoken: ReadonlySet<string>
}

/** These come with the frame of the back office, inside which every module of an address is shown that is not blank. */
const FRAME = ['shell', 'titles']
/** `client.ts` fetches these before it tells anyone that a call has failed. */
const OF_FAILURES = 'errors'

const keys = new Set(Object.keys(readMessages('en')))
const groupOf = (key: string) => key.slice(0, key.indexOf('.'))
const known = new Set([...keys].map(groupOf))

const isTypes = (node: Node) =>
  node['importKind'] === 'type' ||
  node['exportKind'] === 'type' ||
  ((node['specifiers'] as Node[] | undefined)?.length &&
    (node['specifiers'] as Node[]).every(
      (one) => one['importKind'] === 'type' || one['exportKind'] === 'type',
    ))

/** The groups of the messages whose ids, or beginnings of ids, a module holds. */
function groupsIn(tree: Node): string[] {
  const ids = allIn(tree, 'Literal').flatMap((node) => textOf(node) ?? [])
  const beginnings = allIn(tree, 'TemplateLiteral')
    .filter((node) => (node['expressions'] as Node[]).length > 0)
    .map((node) => ((node['quasis'] as Node[])[0]!['value'] as { cooked: string }).cooked)
  return [...ids.filter((id) => keys.has(id)), ...beginnings.filter((text) => text.includes('.'))]
    .map(groupOf)
    .filter((group) => known.has(group))
}

function readModule(file: string): Module {
  const tree = read(file)
  const declared = declaredIn(tree)
  const at = (source: Node) => join(dirname(file), textOf(source) ?? '')
  const groupsNamed = (node: Node) => textsOf(node, declared).filter((text) => known.has(text))
  const ensured = (node: Node) =>
    allIn(node, 'CallExpression')
      .filter(({ callee }) => (callee as Node)['name'] === 'ensureMessages')
      .flatMap((call) => (call['arguments'] as Node[]).flatMap(groupsNamed))
  const calls = allIn(tree, 'CallExpression')
    // The innermost comes last, and is the one whose groups are those of what it imports.
    .map((call) => ({ call, imports: allIn(call, 'ImportExpression') }))
  const later = allIn(tree, 'ImportExpression')
    .filter(({ source }) => textOf(source as Node)?.startsWith('.'))
    .map((one) => {
      const around = calls.filter(({ imports }) => imports.includes(one)).map(({ call }) => call)
      const groups = around.flatMap((call) => [
        ...(call['arguments'] as Node[]).flatMap(groupsNamed),
        ...ensured(call),
      ])
      return { module: at(one['source'] as Node), groups: new Set(groups) }
    })
  const imports = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']
    .flatMap((type) => allIn(tree, type))
    .filter((node) => node['source'] && !isTypes(node))
    .map((node) => at(node['source'] as Node))
  const own = new Set(ensured(tree))
  // A manifest names its links; the frame speaks them.
  const spoken = file.endsWith('/routes.ts') ? [] : groupsIn(tree)
  return { imports, later, spoken: new Set(spoken.filter((group) => !own.has(group))) }
}

/**
 * What is spoken where nobody has fetched its words: each module that is fetched later with the groups that are missing.
 * A part has the groups named beside its own import, and those that every part has that may fetch it.
 */
export function missingGroups(source = 'dashboard/src'): string[] {
  const start = join(source, 'main.tsx')
  const files = globSync(join(source, '**/*.{ts,tsx}')).filter(
    (file) => !/\.(?:test|stories|d)\.tsx?$/.test(file),
  )
  const modules = new Map(files.map((file) => [file, readModule(file)] as const))
  const closureOf = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    const module = modules.get(file)
    if (!module || found.has(file)) return found
    found.add(file)
    for (const one of module.imports) closureOf(one, found)
    return found
  }
  const fetched = [...modules].flatMap(([host, { later }]) => later.map((one) => ({ ...one, host })))
  const parts = new Map(
    [start, ...new Set(fetched.map(({ module }) => module))].map((part) => [part, closureOf(part)] as const),
  )
  const atStart = parts.get(start)!
  const blank = blankModules(source)
  const hosts = new Map(
    [...parts.keys()].map((part) => [
      part,
      fetched
        .filter(({ module }) => module === part)
        .flatMap(({ host, groups }) =>
          [...parts].filter(([, closure]) => closure.has(host)).map(([from]) => ({ from, groups })),
        ),
    ]),
  )
  const had = new Map([...parts.keys()].map((part) => [part, part === start ? new Set(['app']) : known]))
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [part, from] of hosts) {
      if (part === start || from.length === 0) continue
      const each = from.map((host) => new Set([...had.get(host.from)!, ...host.groups]))
      const common = new Set([...each[0]!].filter((group) => each.every((groups) => groups.has(group))))
      if (!blank.has(part) && part.includes('/features/')) for (const group of FRAME) common.add(group)
      if (common.size === had.get(part)!.size) continue
      had.set(part, common)
      isSettled = false
    }
  }
  return [...parts].flatMap(([part, closure]) => {
    const own = [...closure].filter((file) => part === start || !atStart.has(file))
    const missing = own.flatMap((file) =>
      [...modules.get(file)!.spoken]
        .filter((group) => group !== OF_FAILURES && !had.get(part)!.has(group))
        .map((group) => `${group} (by ${file})`),
    )
    return missing.length > 0 ? [`${part}: ${missing.join(', ')}`] : []
  })
}

/** The modules that are shown without the frame of the back office. */
const blankModules = (source: string) =>
  new Set(
    globSync(join(source, '{features,app}/*/routes.ts'))
      .flatMap(screensOf)
      .filter(({ isBlank }) => isBlank)
      .flatMap(({ screen }) => screen.modules),
  )
