import { registerHooks } from 'node:module'

/** The names that a module exports, which its bundler lists at its end. */
const exportsOf = (code) =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list]) => list.split(','))
    .map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    )
    .concat(Array.from(code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name]) => name))
    .filter(Boolean)

/** What a bundler for server components makes of an export of a client's module: it can be named, and not called. */
const reference = (name) => `
function ${name}$() { throw new Error('${name} is of the browser: a server called it') }
export { ${name}$ as ${name} }
Object.defineProperties(${name}$, {
  $$typeof: { value: Symbol.for('react.client.reference') },
  clientName: { value: '${name}' },
})`

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const code = loaded.format === 'module' ? new TextDecoder().decode(Buffer.from(loaded.source)) : ''
    if (!/^\s*(['"])use client\1/.test(code)) return loaded
    return { ...loaded, source: exportsOf(code).map(reference).join('\n') }
  },
})
