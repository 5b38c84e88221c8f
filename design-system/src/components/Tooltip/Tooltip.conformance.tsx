import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'
import { TooltipTarget } from './TooltipTarget.tsx'

export const examples: Examples = {
  Tooltip: {
    draw: (probe, words) => (
      <Tooltip {...probe} label={words || 'Why'}>
        <Button>{words || '+'}</Button>
      </Tooltip>
    ),
    bare: 'What it explains is the caller’s.',
  },
  TooltipTarget: (probe, words) => (
    <Tooltip label="Why">
      <TooltipTarget {...probe}>{words || '+'}</TooltipTarget>
    </Tooltip>
  ),
}
