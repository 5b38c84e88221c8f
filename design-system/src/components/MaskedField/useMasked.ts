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

/** A text that is shown in a mask, while its owner deals with its plain value. */
export function useMasked(masking: Masking, { id, value, defaultValue = '', onChange, ref }: Kept) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!)
  useMask(input, masking.options)
  const [initial] = useState(defaultValue)
  const [own, setOwn] = useState(() => masking.show(value ?? initial))
  useFormReset(id, () => setOwn(masking.show(value ?? initial)))
  const isOwn = value === undefined || masking.read(own) === value
  const shown = isOwn ? own : masking.show(value)
  return {
    /** The plain value, for the form's data. */
    plain: masking.read(shown),
    input: {
      isMasked: true,
      ref: input,
      value: shown,
      onChange: (next: string) => {
        setOwn(next)
        onChange?.(masking.read(next))
      },
    },
  }
}
