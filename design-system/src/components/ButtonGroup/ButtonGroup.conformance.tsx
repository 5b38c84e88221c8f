import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../Button/Button.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'

export const examples: Examples = {
  ButtonGroup: (probe, words) => (
    <ButtonGroup {...probe} label="Position">
      <Button>{words || '+'}</Button>
      <Button>Back</Button>
    </ButtonGroup>
  ),
}
