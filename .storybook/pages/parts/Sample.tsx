// The package's own, whose samples a test type-checks in a project outside of the repository.
import readme from '../../../design-system/README.md?raw'
import { Code } from './Code.tsx'

/** The sample of the package's README that begins with the name of this file. */
export function Sample({ file }: { file: string }) {
  const [, language, code] = new RegExp(`\`\`\`(tsx?)\n// ${file}\n([^]*?)\n\`\`\``).exec(readme) ?? []
  if (!code) throw new Error(`The README has no sample ${file}`)
  return <Code code={code} language={language === 'ts' ? 'typescript' : 'tsx'} />
}

/** The policy that the README says is enough. */
export function Policy() {
  const [, code = ''] = /```\n(default-src[^]*?)\n```/.exec(readme) ?? []
  return <Code code={code} language="bash" />
}
