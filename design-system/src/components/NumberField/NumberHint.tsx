import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { description } from '../Field/Field.css.ts'
import type { NumberProblem } from './useNumberEntry.ts'

interface NumberHintProps {
  /** The id of the input. */
  id: string
  problem: NumberProblem | undefined
  minValue: number | undefined
  maxValue: number | undefined
  format: (number: number) => string
}

/** Says politely what was done to a number; its place is there before its words, so that they are read out. */
export function NumberHint({ id, problem, minValue = 0, maxValue = 0, format }: NumberHintProps) {
  const formStrings = useFormStrings()
  const shown = useHeldWhilePressed(problem)
  const strings = {
    notANumber: formStrings.notANumber,
    lowered: formStrings.numberLowered(format(maxValue)),
    raised: formStrings.numberRaised(format(minValue)),
  }
  return (
    <div role="status" id={`${id}-hint`}>
      {shown && <p className={description}>{strings[shown]}</p>}
    </div>
  )
}
