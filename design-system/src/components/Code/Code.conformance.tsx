import type { Examples } from '../../../../tests/conformance/example.ts'
import { Code } from './Code.tsx'
import { CodeBlock } from './CodeBlock.tsx'

export const examples: Examples = {
  Code: (probe, words) => <Code {...probe}>{words}</Code>,
  CodeBlock: (probe, words) => <CodeBlock {...probe} code={words} title="theme.json" />,
}
