import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'

/** Beyond this, browsers take seconds to lay out one line; ten times as much of some scripts freezes the page. */
const LONGEST = 100_000

/** Near enough to what people count as characters, at once. */
const signs = (text: string) => Array.from(text).length

/**
 * Refuses a paste or a drop that no browser can show on one line, and says so until something else is entered; what
 * stood in the field stays. `maxLength` is what the field asks for, if that is less.
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
    /** What to say of the paste that was refused, read out as it comes. */
    refusal: excess > 0 ? messages.tooLong(excess) : undefined,
    forget,
    /** What the input needs for it. */
    guard: {
      onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
        take(event, event.currentTarget, event.clipboardData),
      onDrop: (event: DragEvent<HTMLInputElement>) => take(event, event.currentTarget, event.dataTransfer),
      onInput: forget,
    },
  }
}
