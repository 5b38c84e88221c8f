import type { Examples } from '../../../../tests/conformance/example.ts'
import { Radio } from './Radio.tsx'
import { RadioGroup } from './RadioGroup.tsx'

export const examples: Examples = {
  Radio: (probe, words) => (
    <Radio {...probe} name="port" value="1" description={words} aria-label={words ? undefined : 'Port'}>
      {words}
    </Radio>
  ),
  RadioGroup: (probe, words) => (
    <RadioGroup
      {...probe}
      label={words || 'Port'}
      description={words}
      errorMessage={words}
      isRequired
      options={[
        { id: 'a', label: words || 'Antwerp', description: words },
        { id: 'b', label: 'Brest' },
      ]}
    />
  ),
}
