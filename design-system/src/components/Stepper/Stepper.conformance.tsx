import type { Examples } from '../../../../tests/conformance/example.ts'
import { Stepper } from './Stepper.tsx'

const none = () => undefined

export const examples: Examples = {
  Stepper: (probe, words) => (
    <Stepper
      {...probe}
      label="Order"
      steps={[
        { id: 'a', label: words || 'Cart' },
        { id: 'b', label: 'Pay' },
      ]}
      currentId="b"
      onStepChange={none}
    />
  ),
}
