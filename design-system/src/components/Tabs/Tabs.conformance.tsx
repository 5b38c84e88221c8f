import type { Examples } from '../../../../tests/conformance/example.ts'
import { Tabs } from './Tabs.tsx'

const none = () => undefined

export const examples: Examples = {
  Tabs: (probe, words) => (
    <Tabs
      {...probe}
      label="Account"
      items={[
        { id: 'a', label: words || 'One', content: words },
        { id: 'b', label: 'Two', content: '' },
      ]}
      selectedId="a"
      onSelectionChange={none}
    />
  ),
}
