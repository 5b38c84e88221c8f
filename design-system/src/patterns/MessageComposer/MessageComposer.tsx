import { type KeyboardEvent, type Ref, type SubmitEvent, useRef } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { IconSend } from '../../icons/icons.ts'
import * as styles from './MessageComposer.css.ts'

export interface MessageComposerProps {
  /** What is written: the name of the box. */
  label: string
  /** The name of the button that sends it. */
  sendLabel: string
  /** What has been written. */
  value: string
  /** Called with the words whenever they change. */
  onChange: (value: string) => void
  /** Called with the words, without blanks around them; never with blanks alone. */
  onSend: (text: string) => void
  /** What may be written, shown while it is empty. */
  placeholder?: string
  /** How many characters it takes. @default no limit */
  maxLength?: number
  ref?: Ref<HTMLFormElement>
}

/**
 * Where a message is written: Enter sends it, Shift and Enter begin a new line.
 *
 * Use when people write to each other, below a `MessageList`. Not for a mail: use `ComposeWindow`.
 */
export function MessageComposer({
  label,
  sendLabel,
  value,
  onChange,
  onSend,
  placeholder,
  maxLength,
  ref,
  ...rest
}: MessageComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    const words = value.trim()
    if (words) onSend(words)
    area.current?.focus()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.target !== area.current) return
    event.preventDefault()
    send()
  }
  return (
    <form {...rest} ref={ref} {...{ onSubmit, onKeyDown }} className={styles.composer}>
      <div className={styles.field}>
        <TextArea
          ref={area}
          label={label}
          isLabelHidden
          minRows={1}
          maxRows={6}
          {...{ value, onChange, placeholder, maxLength }}
        />
      </div>
      <IconButton icon={IconSend} label={sendLabel} variant="solid" tone="primary" onPress={send} />
    </form>
  )
}
