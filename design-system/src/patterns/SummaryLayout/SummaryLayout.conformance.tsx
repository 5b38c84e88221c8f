import type { Examples } from '../../../../tests/conformance/example.ts'
import { SummaryLayout } from './SummaryLayout.tsx'

export const examples: Examples = {
  SummaryLayout: (probe, words) => (
    <SummaryLayout {...probe} summary={words || '$79.90'} summaryLabel={words || 'Price'}>
      <p>{words}</p>
    </SummaryLayout>
  ),
}
