import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFormReset } from '../Field/useFormReset.ts'
import type { Masking } from './masking.ts'
import { useMask } from './useMask.ts'

interface Kept {
  id: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A text as it was written, which another masking, such as that of another language, would misread. */
interface OwnText {
  text: string
  masking: Masking
}

/** The text in a masking that may be another than the one that it was written in, where that can hold all of it. */
function inMasking(masking: Masking, own: OwnText, value: string) {
  if (own.masking === masking) return own.text
  const text = masking.show(value)
  return masking.read(text) === value ? text : own.text
}

/** A text that is shown in a mask, while its owner deals with its plain value. */
export function useMasked(masking: Masking, { id, value, defaultValue = '', onChange, ref }: Kept) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  useMask(input, masking.options)
  const [initial] = useState(defaultValue)
  const start = () => ({ text: masking.show(value ?? initial), masking })
  const [own, setOwn] = useState<OwnText>(start)
  useFormReset(id, () => setOwn(start()))
  const written = own.masking.read(own.text)
  const isOwn = value === undefined || written === value
  const shown = isOwn ? inMasking(masking, own, written) : masking.show(value)
  return {
    /** The plain value, for the form's data. */
    plain: isOwn ? written : masking.read(shown),
    input: {
      isMasked: true,
      ref: input,
      value: shown,
      onChange: (next: string) => {
        setOwn({ text: next, masking })
        onChange?.(masking.read(next))
      },
    },
  }
}
