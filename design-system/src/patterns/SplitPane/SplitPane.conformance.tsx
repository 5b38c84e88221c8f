import type { Examples } from '../../../../tests/conformance/example.ts'
import { SplitPane } from './SplitPane.tsx'

export const examples: Examples = {
  SplitPane: (probe, words) => (
    <SplitPane
      {...probe}
      activePane="reader"
      onActivePaneChange={() => undefined}
      panes={[
        { id: 'list', label: words || 'List', content: words, defaultSize: 240, ground: 'subtle' },
        { id: 'reader', label: words || 'Reader', header: words, content: words, footer: words },
      ]}
    />
  ),
}
