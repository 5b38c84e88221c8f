import { type ComponentProps, type KeyboardEvent, use, useState } from 'react'
import { AutocompleteStateContext, FieldInputContext } from 'react-aria-components/Autocomplete'
import { mergeTrigger, type TriggerProps } from '../../internal/TriggerContext.ts'

interface SuggestInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  isOpen: boolean
  /** Which entry has the focus when the list opens. */
  startAt?: 'first' | 'last'
  /** Opens the list with the focus on its first or last entry, or closes it. */
  onOpenChange: (isOpen: boolean, autoFocus?: 'first' | 'last') => void
  /** Sees a key before the list does; prevented, it goes no further. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, isOnOption: boolean) => void
}

/** What react-aria's `Autocomplete` gives the input that it moves in a list for. */
interface Given extends Omit<TriggerProps, 'onChange'> {
  value: string
  onChange: (value: string) => void
}

const opening: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' }

/** The input of a combo box: its focus stays in it, while the arrows move in the list. */
export function SuggestInput({ isOpen, startAt, onOpenChange, onKey, ...own }: SuggestInputProps) {
  const { value, onChange, ...given } = use(FieldInputContext) as unknown as Given
  const optionId = use(AutocompleteStateContext)?.focusedNodeId
  // react-aria remembers the entry of a list that closed: one that opens anew without a start is on none.
  const [past, setPast] = useState({ isOpen, optionId: undefined as string | null | undefined })
  if (past.isOpen !== isOpen) setPast({ isOpen, optionId: startAt ? undefined : optionId })
  const moveInList = given.onKeyDown
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || own.readOnly) return
    // By the mark that is seen: react-aria tells which entry it is only when typing rests.
    const list = document.getElementById(given['aria-controls'] ?? '')
    const isOnOption = Boolean(list?.querySelector('[role="option"][data-focused]'))
    onKey?.(event, isOnOption)
    if (event.isDefaultPrevented()) return
    const end = opening[event.key]
    if (!isOpen) {
      if (!end) return
      event.preventDefault()
      onOpenChange(true, end)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onOpenChange(false)
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault()
      onOpenChange(false)
    } else if (isOnOption || !['Home', 'End', 'Tab', 'Enter'].includes(event.key)) {
      setPast({ isOpen, optionId: undefined })
      moveInList?.(event)
    }
  }
  return (
    <input
      {...mergeTrigger(own, [{ ...given, onKeyDown: undefined }])}
      role="combobox"
      aria-expanded={isOpen && given['aria-controls'] !== undefined}
      aria-activedescendant={isOpen && optionId && optionId !== past.optionId ? optionId : undefined}
      aria-haspopup="listbox"
      aria-controls={given['aria-controls']}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onClick={() => !isOpen && !own.readOnly && onOpenChange(true)}
      onKeyDown={onKeyDown}
    />
  )
}
