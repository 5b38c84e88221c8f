import type { Examples } from '../../../../tests/conformance/example.ts'
import { PageProgress } from './PageProgress.tsx'

export const examples: Examples = {
  PageProgress: (probe, words) => <PageProgress {...probe} label={words || 'Loading'} />,
}
