import { type ToastContent, toasts } from '@data1522/design-system/toasts'
import { personNow, sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'

interface Done extends Pick<ToastContent, 'tone' | 'duration'> {
  title: () => string
  description?: () => string
  /** The words of the button, as `records.undo`. */
  label: () => string
  /** Takes back what was done, and nothing that was done since; what gives `false` did not. */
  undo: () => unknown
  /** Does it again once it was taken back. @default it cannot be done again by a key */
  redo?: () => unknown
  /** Whether this was done again: what else was taken back can still be, too. @default false */
  isAgain?: boolean
}

interface Undoable extends Pick<Done, 'undo' | 'redo'> {
  id: string
}

/** What can still be taken back, the newest last. */
let offers: Undoable[] = []
/** What was taken back and can be done again, the last to be taken back at the end. */
let undone: (() => unknown)[] = []
const listenNoMore = () => {
  if (offers.length + undone.length === 0) stop()
}
const forget = (id: string) => {
  offers = offers.filter((offer) => offer.id !== id)
  listenNoMore()
}

async function takeBack({ undo, redo }: Pick<Done, 'undo' | 'redo'>) {
  const asker = personNow()
  const isUndone = (await undo()) !== false
  if (!isUndone || !redo || personNow() !== asker) return
  if (offers.length + undone.length === 0) listen()
  undone.push(redo)
}
function doAgain() {
  const redo = undone.pop()
  void redo?.()
  listenNoMore()
}

/** Where the keys take back what was typed. */
const fields =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]:not([contenteditable="false"])'

/** The letter that is pressed: by what it writes where the keyboard has Latin ones, else by its place. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()

function stepOf(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const letter = letterOf(event)
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined
}

function press(event: KeyboardEvent) {
  const step = stepOf(event)
  if (!step || event.defaultPrevented) return
  if (event.target instanceof Element && event.target.closest(fields)) return
  const newest = offers.at(-1)
  if (step === 'undo' ? !newest : undone.length === 0) return
  event.preventDefault()
  if (step === 'redo') return doAgain()
  withdrawUndo(newest!.id)
  void takeBack(newest!)
}

/** Ends an offer, whose time may be over already. */
export function withdrawUndo(id: string) {
  forget(id)
  toasts.close(id)
}

/** Ends every offer, and forgets what could be done again. */
export function withdrawAllUndo() {
  undone = []
  offers.forEach(({ id }) => withdrawUndo(id))
  listenNoMore()
}

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
    stop = () => undefined
  }
}

/**
 * Says what was done, and lets it be taken back for as long as it is said: from the toast, or with Ctrl or Cmd and Z,
 * wherever one has gone meanwhile. What was taken back can be done again with Ctrl or Cmd, Shift and Z, or with Ctrl and
 * Y, until something else is done. Gives the id of the offer, which ends with the session.
 */
export function offerUndo(done: Done): string {
  const { tone = 'neutral', title, description, duration, label, undo, redo, isAgain = false } = done
  if (offers.length + undone.length === 0) listen()
  if (!isAgain) undone = []
  const id = toasts.show({
    tone,
    title,
    description,
    duration,
    undo: { label, onPress: () => void takeBack({ undo, redo }) },
    onClose: () => forget(id),
  })
  offers.push({ id, undo, redo })
  return id
}
