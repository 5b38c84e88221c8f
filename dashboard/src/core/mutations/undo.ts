import { type ToastContent, toasts } from '@data1522/design-system/toasts'
import { personNow, sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'

interface Done extends Pick<ToastContent, 'tone'> {
  title: () => string
  description?: () => string
  /** The words of the button, as `records.undo`. */
  label: () => string
  /** Takes back what was done, and nothing that was done since. */
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
  if (offers.length === 0) stop()
}

/** Where the keys take back what was typed. */
const fields =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]:not([contenteditable="false"])'

function press(event: KeyboardEvent) {
  // By its letter where the keyboard has Latin ones, else by its place.
  const isUndo = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'z' : event.code === 'KeyZ'
  if (!isUndo || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(fields))) return
  const newest = offers.at(-1)
  if (!newest) return
  event.preventDefault()
  withdrawUndo(newest.id)
  newest.undo()
}

/** Ends an offer, whose time may be over already. */
export function withdrawUndo(id: string) {
  forget(id)
  toasts.close(id)
}

/** Ends every offer. */
export const withdrawAllUndo = () => offers.forEach(({ id }) => withdrawUndo(id))

let person: ReturnType<typeof personNow>
/** Nobody takes back what somebody else has done before them. */
const endWithSession = () => {
  if (personNow() !== person) withdrawAllUndo()
}

let stop = () => undefined as void
function listen() {
  person = personNow()
  addEventListener('keydown', press)
  const leave = store.sub(sessionAtom, endWithSession)
  stop = () => {
    removeEventListener('keydown', press)
    leave()
  }
}

/**
 * Says what was done, and lets it be taken back for as long as it is said: from the toast, or with Ctrl or Cmd and Z,
 * wherever one has gone meanwhile. Gives the id of the offer, which ends with the session.
 */
export function offerUndo({ tone = 'neutral', title, description, label, undo }: Done): string {
  if (offers.length === 0) listen()
  const id = toasts.show({
    tone,
    title,
    description,
    undo: { label, onPress: undo },
    onClose: () => forget(id),
  })
  offers.push({ id, undo })
  return id
}
