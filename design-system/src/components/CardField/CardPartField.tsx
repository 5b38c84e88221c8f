import { InputField } from '../Field/InputField.tsx'
import type { InputFieldOptions } from '../Field/options.ts'
import type { Masking } from '../MaskedField/masking.ts'
import { useMasked } from '../MaskedField/useMasked.ts'

interface CardPartFieldProps extends Omit<InputFieldOptions, 'onChange' | 'value' | 'ref'> {
  id: string
  masking: Masking
  value: string
  onChange: (value: string) => void
  autoComplete: string
  end?: string
}

/** One masked part of a card. */
export function CardPartField({ id, masking, value, onChange, name, ...rest }: CardPartFieldProps) {
  const { input } = useMasked(masking, { id, value, onChange })
  return (
    <>
      <InputField {...rest} {...input} id={id} inputMode={masking.inputMode} type="text" isVerbatim />
      {name && <input type="hidden" name={name} value={value} disabled={rest.isDisabled} />}
    </>
  )
}
