import { Radio } from '@data1522/design-system/Radio'

export const Example = () => (
  <Radio name="port" value="antwerp" description="Open at night">
    Antwerp
  </Radio>
)
