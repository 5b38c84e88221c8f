import type { Examples } from '../../../../tests/conformance/example.ts'
import { Chip } from './Chip.tsx'
import { ChipButton } from './ChipButton.tsx'
import { PersonChip } from './PersonChip.tsx'

export const examples: Examples = {
  Chip: (probe, words) => (
    <Chip {...probe} hasDot>
      {words}
    </Chip>
  ),
  ChipButton: (probe, words) => (
    <ChipButton {...probe} isPressed>
      {words || '+'}
    </ChipButton>
  ),
  PersonChip: (probe, words) => <PersonChip {...probe} name={words || 'Maya'} />,
}
