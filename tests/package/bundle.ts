import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { vi } from 'vitest'
import { gzipSize } from '../support/gzip.ts'
import { stranger, write } from './stranger.ts'

export interface Bundle {
  /** Bytes of the JavaScript that loads at once, and of what loads later, gzip. */
  readonly first: number
  readonly later: number
  /** The modules that load at once, by path. */
  readonly modules: string[]
  readonly laterModules: string[]
  /** All its code. */
  readonly code: string
  /** All its styles. */
  readonly css: string
}

/** Builds the stranger's app from this code, with these plugins alone, and measures it. */
export async function bundle(code: string, plugins: PluginOption[] = []): Promise<Bundle> {
  // The test runner's own mode would bundle React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  write({ 'bundled/main.js': code })
  const built = (await build({
    configFile: false,
    root: join(stranger, 'bundled'),
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(stranger, 'bundled/main.js'), preserveEntrySignatures: 'strict' },
    },
  }).finally(() => vi.unstubAllEnvs())) as Rolldown.RolldownOutput
  const chunks = built.output.filter((output) => output.type === 'chunk')
  const reached = new Set<string>()
  const reach = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || reached.has(name)) return
    reached.add(name)
    chunk.imports.forEach(reach)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => reach(fileName))

  const parts = Object.groupBy(chunks, ({ fileName }) => (reached.has(fileName) ? 'first' : 'later'))
  const bytes = (some: Rolldown.OutputChunk[] = []) =>
    some.reduce((total, { code: text }) => total + gzipSize(text), 0)
  const modules = (some: Rolldown.OutputChunk[] = []) => some.flatMap(({ moduleIds }) => moduleIds)
  return {
    first: bytes(parts.first),
    later: bytes(parts.later),
    modules: modules(parts.first),
    laterModules: modules(parts.later),
    code: chunks.map(({ code: text }) => text).join('\n'),
    css: built.output
      .map((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : '',
      )
      .join(''),
  }
}
