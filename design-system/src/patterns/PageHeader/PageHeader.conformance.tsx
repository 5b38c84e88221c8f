import type { Examples } from '../../../../tests/conformance/example.ts'
import { PageHeader } from './PageHeader.tsx'

export const examples: Examples = {
  PageHeader: (probe, words) => <PageHeader {...probe} title={words || 'Ports'} description={words} />,
}
