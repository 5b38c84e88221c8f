import { type ToastContent, toasts } from '@data1522/design-system/toasts'

interface Done extends Pick<ToastContent, 'title' | 'description'> {
  /** The words of the button, as `records.undo`. */
  label: ToastContent['title']
  /** Takes it back. */
  undo: () => unknown
}

interface Undoable {
  id: string
  undo: () => unknown
}

/** What can still be taken back, the newest last. */
let offers: Undoable[] = []
const forget = (id: string) => {
  offers = offers.filter((offer) => offer.id !== id)
}

/** Where the keys take back what was typed. */
const fields =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]:not([contenteditable="false"])'

function press(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' || event.code === 'KeyZ'
  if (!isUndo || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(fields))) return
  const newest = offers.at(-1)
  if (!newest) return
  event.preventDefault()
  forget(newest.id)
  toasts.close(newest.id)
  newest.undo()
}

/**
 * Says what was done, and lets it be taken back for as long as it is said: from the toast, or with Ctrl or Cmd and Z,
 * wherever one has gone meanwhile.
 */
export function offerUndo({ title, description, label, undo }: Done) {
  if (offers.length === 0) document.addEventListener('keydown', press)
  const id = toasts.show({
    tone: 'neutral',
    title,
    description,
    undo: { label, onPress: undo },
    onClose: () => {
      forget(id)
      if (offers.length === 0) document.removeEventListener('keydown', press)
    },
  })
  offers.push({ id, undo })
}
