import type { Examples } from '../../../../tests/conformance/example.ts'
import { ArticleLayout } from './ArticleLayout.tsx'

export const examples: Examples = {
  ArticleLayout: (probe, words) => (
    <ArticleLayout
      {...probe}
      header={<h1>{words}</h1>}
      siblings={words}
      contentsLabel="In this article"
      contents={[{ id: 'part', label: words }]}
      end={words}
    >
      <h2 id="part">{words}</h2>
    </ArticleLayout>
  ),
}
