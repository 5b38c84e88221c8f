import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export const examples: Examples = {
  Popover: {
    draw: (probe, words) => (
      <Popover {...probe} title={words || 'Details'} content={words}>
        <Button>{words || '+'}</Button>
      </Popover>
    ),
    bare: 'The button that opens it is the caller’s.',
  },
}
