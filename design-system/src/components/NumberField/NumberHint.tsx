import { useMessages } from '../../locale/LocaleProvider.tsx'
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
  const messages = useMessages()
  const words = {
    notANumber: messages.notANumber,
    lowered: messages.numberLowered(format(maxValue)),
    raised: messages.numberRaised(format(minValue)),
  }
  return (
    <div role="status" id={`${id}-hint`}>
      {problem && <p className={note}>{words[problem]}</p>}
    </div>
  )
}
