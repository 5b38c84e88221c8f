import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconMoon } from '../../icons/icons.ts'
import { primaryPresets } from '../../theme/primary-presets.ts'
import { RadioTiles } from './RadioTiles.tsx'

export const examples: Examples = {
  RadioTiles: (probe, words) => (
    <RadioTiles
      {...probe}
      label={words || 'Look'}
      description={words}
      defaultValue="a"
      options={[
        { id: 'a', label: words || 'Light', picture: <span>…</span> },
        { id: 'b', label: 'Dark', icon: IconMoon },
        { id: 'c', label: 'Blue', color: primaryPresets.sky },
      ]}
    />
  ),
}
