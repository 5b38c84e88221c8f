import { IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import * as styles from './ClearButton.css.ts'

/** Empties an input the way a person would, so that whoever listens to it hears of it. */
function empty(input: HTMLInputElement | HTMLTextAreaElement) {
  // Past React's own setter, which would take the change for one that it made itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

export function ClearButton({ label, inputId }: { label: string; inputId: string }) {
  const messages = useMessages()
  return (
    <span className={styles.clear}>
      <FieldButton
        icon={IconX}
        label={`${messages.clear} (${label})`}
        onPress={() => empty(document.getElementById(inputId) as HTMLInputElement)}
      />
    </span>
  )
}
