import { normalizePath, type Plugin } from 'vite'

/** The package or the part of the house that a module belongs to. */
function ownerOf(id: string): string {
  const path = normalizePath(id).replace('\0', '')
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (dependency) return dependency
  return (
    /(design-system\/src\/(?:components|charts|patterns|layout|theme)|design-system|dashboard\/src\/\w+|mocks|virtual:\w+)/.exec(
      path,
    )?.[1] ?? 'the bundler'
  )
}

/** Writes beside the build what each of its files consists of, for the table of `npm run budgets`. */
export function contents(): Plugin {
  return {
    name: 'data1522:contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return []
        const sizes: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(file.modules))
          sizes[ownerOf(id)] = (sizes[ownerOf(id)] ?? 0) + renderedLength
        return [[file.fileName, sizes] as const]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/contents.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
