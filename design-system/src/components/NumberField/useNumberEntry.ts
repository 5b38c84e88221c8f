import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { NumberFieldAria } from 'react-aria/useNumberField'
import type { NumberFieldState } from 'react-stately/useNumberFieldState'
import { numberIn } from './parse.ts'

/** What was done to what one typed or pasted, until the next change. */
export type NumberProblem = 'lowered' | 'raised' | 'notANumber'

interface Rules {
  state: NumberFieldState
  /** What react-aria's number field does by itself. */
  own: NumberFieldAria['inputProps']
  formatter: Intl.NumberFormat
  minValue: number | undefined
  maxValue: number | undefined
  isReadOnly: boolean | undefined
}

/** What a number field does with what is typed and pasted, over what react-aria's does by itself. */
export function useNumberEntry({ state, own, formatter, minValue, maxValue, isReadOnly }: Rules) {
  const [problem, setProblem] = useState<NumberProblem>()
  const { locale, style } = formatter.resolvedOptions()

  const beyond = (number: number): NumberProblem | undefined => {
    if (maxValue !== undefined && number > maxValue) return 'lowered'
    return minValue !== undefined && number < minValue ? 'raised' : undefined
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    if (isReadOnly) return
    const found = numberIn(event.clipboardData.getData('text/plain'), locale)
    if (found === null) {
      setProblem('notANumber')
      return
    }
    const number = style === 'percent' ? found / 100 : found
    setProblem(beyond(number))
    state.commit(formatter.format(number))
  }

  /** The number pad writes a point or a comma by the keyboard's country, and means the page's decimal sign. */
  function writeDecimal(event: KeyboardEvent<HTMLInputElement>) {
    const decimal = formatter.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
    event.preventDefault()
    if (!decimal) return
    const input = event.currentTarget
    const start = input.selectionStart ?? input.value.length
    const end = input.selectionEnd ?? start
    const next = input.value.slice(0, start) + decimal + input.value.slice(end)
    if (!state.validate(next)) return
    input.setRangeText(decimal, start, end, 'end')
    state.setInputValue(next)
  }

  return {
    problem,
    forget: () => setProblem(undefined),
    inputProps: {
      onPaste: paste,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') setProblem(beyond(state.numberValue))
        else if (event.code === 'NumpadDecimal' && !isReadOnly) writeDecimal(event)
        own.onKeyDown?.(event)
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setProblem(undefined)
        own.onChange?.(event)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (!isReadOnly) setProblem((last) => beyond(state.numberValue) ?? last)
        own.onBlur?.(event)
      },
    },
  }
}
