import { readFileSync } from 'node:fs'
import { posix, join } from 'node:path'
import { parseAst } from 'vite'
import { PACKAGE } from './exports.mjs'

/** What of React runs on a server too; state, effects and context do not. */
const ofServers = new Set([
  'Children',
  'Fragment',
  'StrictMode',
  'Suspense',
  'cloneElement',
  'createElement',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'version',
])
const draws = new Set(['jsx', 'jsxs', 'createElement'])
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

const needsReact = new Map()
/** Whether a package is made for React: what it has may use state or context, so it is left to browsers. */
function isOfReact(specifier) {
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)
  if (!needsReact.has(name)) {
    const file = join(PACKAGE, '../node_modules', name, 'package.json')
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    needsReact.set(name, 'react' in { ...dependencies, ...peerDependencies })
  }
  return needsReact.get(name)
}

const isBrowsers = (source, name) => {
  if (/^react\/jsx(-dev)?-runtime$/.test(source)) return false
  if (source === 'react') return !ofServers.has(name)
  return source.startsWith('react/') || isOfReact(source)
}

/** Calls `see` for every node, with those around it from the nearest out. */
function walk(node, see, around = []) {
  see(node, around)
  for (const [key, value] of Object.entries(node))
    for (const child of [value].flat())
      if (child && typeof child === 'object' && typeof child.type === 'string')
        walk(child, see, [{ node, key }, ...around])
}

/** Whether a value is a function or has one in it; what a call takes, as that of `map`, is not handed on. */
function holdsFunction(value) {
  let isFound = false
  walk(value, (node, [parent]) => {
    if (functions.has(node.type) && !(parent?.node.type === 'CallExpression' && parent.key === 'arguments'))
      isFound = true
  })
  return isFound
}

/** The names that a pattern binds: `a`, `{ a, b: c = 1, ...d }`. */
function bound(pattern) {
  const names = []
  walk(pattern, (node, [parent]) => {
    if (node.type === 'Identifier' && !(parent?.node.type === 'Property' && parent.key === 'key'))
      names.push(node.name)
  })
  return names
}

/** Of those, the ones that are an element's name unless told otherwise: `as: Element = 'div'`. */
function boundToTags(pattern) {
  const names = []
  walk(pattern, ({ type, left, right }) => {
    if (type === 'AssignmentPattern' && typeof right.value === 'string') names.push(left.name)
  })
  return names
}

/**
 * What a module says of where it runs: whether it needs a browser by itself, and which modules it uses for more than
 * drawing what they export.
 */
export function facts(code) {
  const tree = parseAst(code)
  const imports = new Map()
  const parameters = new Set()
  const tags = new Set()
  const made = new Set()
  let isOfBrowsers = false
  const uses = new Set()

  for (const node of tree.body) {
    const source = node.source?.value
    if (!source) continue
    // An import has what it names on the other side as `imported`, an export from there as `local`; all of it, as neither.
    for (const { type, local, imported } of node.specifiers ?? [{}]) {
      const isImport = node.type === 'ImportDeclaration'
      const name = isImport ? (imported?.name ?? type) : local?.name
      if (isImport) imports.set(local.name, source)
      if (!source.startsWith('.') && isBrowsers(source, name)) isOfBrowsers = true
    }
  }

  walk(tree, (node) => {
    if (functions.has(node.type)) {
      for (const name of node.params.flatMap(bound)) parameters.add(name)
      for (const name of node.params.flatMap(boundToTags)) tags.add(name)
      if (node.id) made.add(node.id.name)
    }
    if (node.type === 'VariableDeclarator') for (const name of bound(node.id)) made.add(name)
  })

  walk(tree, (node, [parent]) => {
    if (node.type === 'CallExpression' && draws.has(node.callee.name)) {
      const [type, props] = node.arguments
      // A component that comes as a prop must be one that a server can hand to a browser.
      const isGivenType = parameters.has(type.name) && !tags.has(type.name) && !imports.has(type.name)
      if (isGivenType || type.name?.endsWith('Context')) isOfBrowsers = true
      for (const { key, value } of props?.properties ?? []) {
        if (!value) continue
        const isHandler = /^on[A-Z]|^ref$/.test(key.name ?? '')
        const isGiven = value.type === 'Identifier' && parameters.has(value.name) && !made.has(value.name)
        if ((isHandler && !isGiven) || holdsFunction(value)) isOfBrowsers = true
      }
    }
    if (node.type !== 'Identifier' || !imports.has(node.name) || !parent) return
    const isName =
      (parent.node.type === 'MemberExpression' && parent.key === 'property' && !parent.node.computed) ||
      (parent.node.type === 'Property' && parent.key === 'key' && !parent.node.shorthand)
    const isDrawn =
      parent.node.type === 'CallExpression' &&
      draws.has(parent.node.callee.name) &&
      parent.node.arguments[0] === node
    if (isName || isDrawn || /^(Import|Export)/.test(parent.node.type)) return
    uses.add(imports.get(node.name))
  })
  return { isOfBrowsers, uses }
}

/**
 * Marks the modules that need a browser with `'use client'`: those that use state, effects, context or handlers, and
 * those that use more of one such than what it draws. All others run on a server as well.
 */
export const markClientModules = () => ({
  name: 'use-client',
  generateBundle(_, bundle) {
    const modules = new Map(
      Object.values(bundle)
        .filter(({ type }) => type === 'chunk')
        .map((chunk) => [chunk.fileName, { chunk, ...facts(chunk.code) }]),
    )
    const marked = new Set([...modules].flatMap(([file, { isOfBrowsers }]) => (isOfBrowsers ? [file] : [])))
    const reaches = (file, source) => marked.has(posix.join(posix.dirname(file), source))
    for (let before = -1; before !== marked.size;) {
      before = marked.size
      for (const [file, { uses }] of modules)
        if ([...uses].some((source) => reaches(file, source))) marked.add(file)
    }
    for (const file of marked) {
      const { chunk } = modules.get(file)
      chunk.code = `'use client'\n${chunk.code}`
    }
  },
})
