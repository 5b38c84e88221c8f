import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from './Button.tsx'

const none = () => undefined

export const examples: Examples = {
  Button: (probe, words) => (
    <Button {...probe} onPress={none}>
      {words || '+'}
    </Button>
  ),
}
