import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'

/** With more characters, browsers take seconds to lay out one line; ten times as many in some scripts freeze the page. */
const LONGEST = 100_000

/** A fast approximation of what people count as characters. */
const signs = (text: string) => Array.from(text).length

/**
 * Rejects a paste or a drop that is too long for a browser to show on one line, and returns an error until something
 * else is entered. The value of the field is kept. `maxLength` is the limit of the field, if that is lower.
 */
export function usePasteLimit(maxLength = LONGEST) {
  const messages = useMessages()
  const [excess, setExcess] = useState(0)
  const forget = () => setExcess(0)
  const take = (event: ClipboardEvent | DragEvent, input: HTMLInputElement, data: DataTransfer) => {
    const { value, selectionStart, selectionEnd } = input
    const replaced = event.type === 'paste' ? value.slice(selectionStart ?? 0, selectionEnd ?? 0) : ''
    const text = data.getData('text')
    if (input.readOnly || value.length - replaced.length + text.length <= LONGEST) return forget()
    event.preventDefault()
    setExcess(signs(value) - signs(replaced) + signs(text) - Math.min(maxLength, LONGEST))
  }
  return {
    /** The error of the rejected paste, which screen readers announce. */
    pasteError: excess > 0 ? messages.tooLong(excess) : undefined,
    forget,
    /** Event handlers for the input. */
    guard: {
      onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
        take(event, event.currentTarget, event.clipboardData),
      onDrop: (event: DragEvent<HTMLInputElement>) => take(event, event.currentTarget, event.dataTransfer),
      onInput: forget,
    },
  }
}
