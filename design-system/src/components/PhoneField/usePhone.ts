import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFormReset } from '../Field/useFormReset.ts'
import { latinDigits } from '../MaskedField/sanitizeInput.ts'
import { useMask } from '../MaskedField/useMask.ts'
import type { ShownNumber } from './engine.ts'
import { phoneMask } from './phoneMask.ts'
import { useEngine } from './useEngine.ts'

interface Kept {
  id: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  firstCountry: string
  ref?: Ref<HTMLInputElement>
}

const plain = (text: string) => latinDigits(text).replaceAll(/[^\d+]/g, '')

/** A phone number that is shown as its country writes it, while its owner deals with `+33612345678`. */
export function usePhone({ id, value, defaultValue = '', onChange, firstCountry, ref }: Kept) {
  const engine = useEngine()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  const [edited, setEdited] = useState<ShownNumber>()
  useFormReset(id, () => setEdited(undefined))
  const valueOf = (number: ShownNumber) => engine?.toValue(number) ?? plain(number.text)

  const country = edited?.country ?? firstCountry
  const given = value ?? defaultValue
  // Which country a number is of is not known before the engine is there.
  const kept = given
    ? (engine?.fromValue(given, country) ?? { text: given, country: '' })
    : { text: '', country }
  const isOwn = edited && (value === undefined || valueOf(edited) === value)
  const shown = isOwn ? edited : kept
  useMask(input, engine && phoneMask(engine, shown.country))

  const set = (next: ShownNumber) => {
    setEdited(next)
    if (valueOf(next) !== valueOf(shown)) onChange?.(valueOf(next))
  }
  return {
    engine,
    shown,
    plain: valueOf(shown),
    input: {
      isMasked: true,
      ref: input,
      value: shown.text,
      onChange: (text: string) => {
        const isPasted = text.length > shown.text.length + 2
        const next = { text, country: shown.country }
        set(engine ? engine.settle(next, isPasted) : next)
      },
    },
    /** Writes a number that is whole without the code that its country's button shows already. */
    finish: () => engine && set(engine.settle(shown, true)),
    choose: (next: string) => set(engine ? engine.moved(shown, next) : { text: shown.text, country: next }),
  }
}
