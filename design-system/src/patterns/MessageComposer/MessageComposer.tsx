import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react'
import { FileButton } from '../../components/FileButton/FileButton.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { IconMoodSmile, IconPaperclip, IconSend, IconX } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx'
import { strings as roomStrings } from './strings.ts'
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
  /** Called with the words, without blanks around them; with blanks alone only where there are files. */
  onSend: (text: string) => void
  /** What may be written, shown while it is empty. */
  placeholder?: string
  /** How many characters it takes. @default no limit */
  maxLength?: number
  /** What is written about: the message that is answered or changed; it takes the focus to the box. @default nothing */
  context?: { id: string; title: string; text: string }
  /** Called by Escape and the button that closes the context. */
  onContextClose?: () => void
  /** The files that go along, such as a `ChipGroup`; with files, no words are needed. @default none */
  files?: ReactNode
  /** Called with the files that are chosen or pasted; without it none are offered. */
  onFiles?: (files: readonly File[]) => void
  /** Called by Arrow up in the empty box, to change what was sent last. */
  onEditLast?: () => void
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
  context,
  onContextClose,
  files,
  onFiles,
  onEditLast,
  ref,
  ...rest
}: MessageComposerProps) {
  const strings = useStrings(roomStrings)
  const area = useRef<HTMLTextAreaElement>(null)
  const contextId = context?.id
  useEffect(() => {
    if (contextId === undefined) return
    area.current!.focus()
    area.current!.setSelectionRange(area.current!.value.length, area.current!.value.length)
  }, [contextId])
  const send = () => {
    const written = value.trim()
    if (written || files) onSend(written)
    area.current?.focus()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const closeContext = () => {
    onContextClose?.()
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && context) {
      event.preventDefault()
      event.stopPropagation()
      closeContext()
    }
    if (event.target !== area.current || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowUp' && value === '' && onEditLast) {
      event.preventDefault()
      onEditLast()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0 || !onFiles) return
    event.preventDefault()
    onFiles(pasted)
  }
  /** Puts an emoji where the caret is, if there is room for it. */
  const insert = (emoji: string) => {
    const { selectionStart, selectionEnd } = area.current!
    const next = value.slice(0, selectionStart) + emoji + value.slice(selectionEnd)
    if (maxLength !== undefined && next.length > maxLength) return
    onChange(next)
    const caret = selectionStart + emoji.length
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <form {...rest} ref={ref} {...{ onSubmit, onKeyDown, onPaste }} className={styles.composer}>
      {context && (
        <div className={styles.context}>
          <div className={styles.contextWords}>
            <div className={styles.contextTitle}>{context.title}</div>
            <div dir="auto" className={styles.contextText}>
              {context.text}
            </div>
          </div>
          <IconButton icon={IconX} size="small" label={strings.close} onPress={closeContext} />
        </div>
      )}
      {files}
      <div className={styles.line}>
        {onFiles && (
          <FileButton variant="plain" isMultiple aria-label={strings.attach} onSelect={onFiles}>
            <Icon icon={IconPaperclip} size={20} />
          </FileButton>
        )}
        <Popover
          label={strings.emoji}
          placement="top start"
          content={(close) => (
            <EmojiPicker
              onSelect={(emoji) => {
                insert(emoji)
                close()
              }}
            />
          )}
        >
          <IconButton icon={IconMoodSmile} label={strings.emoji} />
        </Popover>
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
      </div>
    </form>
  )
}
