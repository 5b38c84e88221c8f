import type { Examples } from '../../../../tests/conformance/example.ts'
import { PageContents } from './PageContents.tsx'

export const examples: Examples = {
  PageContents: (probe, words) => (
    <PageContents {...probe} label="On this page" items={[{ id: 'one', label: words }]}>
      <h2 id="one">{words}</h2>
    </PageContents>
  ),
}
