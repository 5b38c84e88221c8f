import { usedStyles } from './usedStyles.ts'

interface Output {
  readonly type: 'asset' | 'chunk'
  readonly fileName: string
  source?: string | Uint8Array
  readonly code?: string
}

/** What of Vite's plugins it is; of any version. */
interface OwnStyles {
  name: string
  apply: 'build'
  enforce: 'post'
  generateBundle: (options: unknown, bundle: Record<string, unknown>) => void
}

/** A mark of the package's stylesheet: its foundation stands in this layer. */
const isOurs = (css: string) => css.includes('components.ds.tokens')

/** A plugin for Vite that leaves in the stylesheet what the application's own code can show. */
export const ownStyles = (): OwnStyles => ({
  name: 'data1522:own-styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const outputs = Object.values(bundle) as Output[]
    const code = outputs.map((output) => output.code ?? '').join('\n')
    for (const output of outputs) {
      if (output.type !== 'asset' || !output.fileName.endsWith('.css') || output.source === undefined)
        continue
      const css = typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
      if (isOurs(css)) output.source = usedStyles(css, code)
    }
  },
})
