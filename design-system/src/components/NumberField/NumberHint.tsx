import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useFormWords } from '../../locale/useFormWords.ts'
import { note } from '../Field/Field.css.ts'
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
  const formWords = useFormWords()
  const shown = useHeldWhilePressed(problem)
  const words = {
    notANumber: formWords.notANumber,
    lowered: formWords.numberLowered(format(maxValue)),
    raised: formWords.numberRaised(format(minValue)),
  }
  return (
    <div role="status" id={`${id}-hint`}>
      {shown && <p className={note}>{words[shown]}</p>}
    </div>
  )
}
