import { type KeyboardEvent, type Ref, useId } from 'react'
import { IconSearch, IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { input } from '../Field/Field.css.ts'
import type { FieldLook } from '../Field/options.ts'
import { Icon } from '../Icon/Icon.tsx'

export interface SearchFieldProps extends Omit<FieldLook, 'labelPlacement'> {
  /** What is searched, for those who cannot see where it stands. */
  label: string
  /** The words to find. */
  value: string
  /** Called with the words whenever they change. */
  onChange: (value: string) => void
  /** What may be searched, shown while it is empty. */
  placeholder?: string
  /** Called with the words on Enter, where results do not follow the typing. */
  onSubmit?: (value: string) => void
  /** Shows at the end that results are on their way; one can type on. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** The id of the input. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Words to find or filter by, with a button and Escape to clear them.
 *
 * Use when a list or table follows what is typed. Not for an answer in a form: use `TextField`.
 */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  onSubmit,
  variant,
  size,
  isPending,
  isDisabled,
  id,
  ref,
  ...rest
}: SearchFieldProps) {
  const messages = useMessages()
  const ownId = useId()
  const inputId = id ?? ownId
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key === 'Escape' && value) {
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    }
  }
  const clear = () => {
    onChange('')
    document.getElementById(inputId)?.focus()
  }
  return (
    <FieldBox
      {...{ variant, size, isPending, isDisabled }}
      start={<Icon icon={IconSearch} size={18} />}
      end={value && !isDisabled && <FieldButton icon={IconX} label={messages.clearSearch} onPress={clear} />}
    >
      <input
        {...rest}
        ref={ref}
        id={inputId}
        type="search"
        aria-label={label}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        // A book that is pasted would freeze the page, and nobody searches for one.
        maxLength={1000}
        disabled={isDisabled}
        aria-busy={isPending || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        className={input}
      />
    </FieldBox>
  )
}
