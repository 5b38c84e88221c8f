import { Source } from '@storybook/addon-docs/blocks'
// The package's own, whose samples a test type-checks in a project outside of the repository.
import readme from '../../../design-system/README.md?raw'

/** The sample of the package's README that begins with the name of this file. */
export function Sample({ file }: { file: string }) {
  const [, language, code] = new RegExp(`\`\`\`(tsx?)\n// ${file}\n([^]*?)\n\`\`\``).exec(readme) ?? []
  if (!code) throw new Error(`The README has no sample ${file}`)
  return <Source code={code} language={language === 'ts' ? 'typescript' : 'tsx'} />
}

/** The policy that the README says is enough. */
export function Policy() {
  const [, code = ''] = /```\n(default-src[^]*?)\n```/.exec(readme) ?? []
  return <Source code={code} language="bash" />
}
