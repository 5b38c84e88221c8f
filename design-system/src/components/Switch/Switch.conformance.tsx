import type { Examples } from '../../../../tests/conformance/example.ts'
import { Switch } from './Switch.tsx'
import { SwitchGroup } from './SwitchGroup.tsx'

export const examples: Examples = {
  Switch: (probe, words) => (
    <Switch {...probe} description={words} errorMessage={words} isRequired>
      {words || 'Open at night'}
    </Switch>
  ),
  SwitchGroup: (probe, words) => (
    <SwitchGroup
      {...probe}
      label={words || 'Harbour'}
      options={[
        { id: 'a', label: words || 'Lights', description: words },
        { id: 'b', label: 'Cranes', isPending: true },
      ]}
    />
  ),
}
