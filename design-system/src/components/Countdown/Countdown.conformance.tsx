import type { Examples } from '../../../../tests/conformance/example.ts'
import { Countdown } from './Countdown.tsx'

export const examples: Examples = {
  Countdown: (probe, words) => <Countdown {...probe} until={new Date(0)} label={words || 'Opening'} />,
}
