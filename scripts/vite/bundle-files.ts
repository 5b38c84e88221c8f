import { sep } from 'node:path'
import type { Rollup } from 'vite'

/** Finds the files that modules come in, with all that those import at once; without those that every page names itself. */
export function readerOf(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const add = (found: Set<Rollup.OutputChunk>, chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports) add(found, byName.get(name))
    return found
  }
  const withImports = (from: readonly (Rollup.OutputChunk | undefined)[]) =>
    [...from.reduce(add, new Set<Rollup.OutputChunk>())].flatMap((chunk) => [
      ...(chunk.viteMetadata?.importedCss ?? []),
      chunk.fileName,
    ])
  const known = new Set(withImports(chunks.filter(({ isEntry }) => isEntry)))
  const filesOf = (modules: readonly string[]) =>
    withImports(modules.map((id) => chunkOf.get(id.split(sep).join('/')))).filter((name) => !known.has(name))
  return { chunkOf, filesOf }
}
