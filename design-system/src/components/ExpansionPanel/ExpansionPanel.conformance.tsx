import type { Examples } from '../../../../tests/conformance/example.ts'
import { ExpansionGroup } from './ExpansionGroup.tsx'
import { ExpansionPanel } from './ExpansionPanel.tsx'

export const examples: Examples = {
  ExpansionPanel: (probe, words) => (
    <ExpansionPanel {...probe} title={words || 'More'} description={words} defaultOpen>
      {words}
    </ExpansionPanel>
  ),
  ExpansionGroup: (probe, words) => (
    <ExpansionGroup {...probe}>
      <ExpansionPanel id="one" title={words || 'More'}>
        {words}
      </ExpansionPanel>
    </ExpansionGroup>
  ),
}
