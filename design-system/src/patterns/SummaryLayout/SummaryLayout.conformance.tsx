import type { Examples } from '../../../../tests/conformance/example.ts'
import { SummaryLayout } from './SummaryLayout.tsx'

export const examples: Examples = {
  SummaryLayout: (probe, words) => (
    <SummaryLayout {...probe} summary={words} summaryLabel={words || 'Price'} bar={words}>
      <p>{words}</p>
    </SummaryLayout>
  ),
}
