import type { Email } from '@data1522/mocks/contract/email'
import { atom } from 'jotai'
import { personNow, sessionAtom } from '../../../core/auth/session.ts'
import { store } from '../../../core/store.ts'
import { keepUnsaved, readUnsaved } from './unsaved-letters.ts'
import type { Draft, Letter } from './draft.ts'

const isBlank = ({ to, cc, bcc, subject, message, attachments }: Letter) =>
  [to, cc, bcc, attachments].every((some) => some.length === 0) && !subject.trim() && !message.trim()

/** Whether nothing was written that would be missed, as in a window that is only opened and closed. */
export const isUntouched = ({ first, letter, id }: Draft) =>
  id === undefined && (letter === first || isBlank(letter))

/** Whether a draft has all that would be missed of a letter. */
export const isKept = (draft: Draft) => draft.letter === draft.saved || isUntouched(draft)

/** A window in which a letter is written. */
export interface ComposeState {
  readonly key: number
  readonly draft: Draft
  readonly size: 'normal' | 'minimized' | 'full'
}

/** The open windows, the newest last; they stay while one looks at other screens. */
export const composeWindowsAtom = atom<readonly ComposeState[]>([])

const emptyLetter: Letter = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] }
/** More would not stand side by side: the oldest become small. */
const MOST_OPEN = 2
let lastKey = 0

const change = (next: (windows: readonly ComposeState[]) => readonly ComposeState[]) =>
  store.set(composeWindowsAtom, next(store.get(composeWindowsAtom)))

const crowdless = (windows: readonly ComposeState[]) => {
  const open = windows.filter(({ size }) => size !== 'minimized')
  const tooMany = new Set(open.slice(0, Math.max(0, open.length - MOST_OPEN)).map(({ key }) => key))
  return windows.map((one): ComposeState => (tooMany.has(one.key) ? { ...one, size: 'minimized' } : one))
}

/** Letters whose windows are closed while they are still to be saved. */
const closing = new Set<Draft>()

/** Keeps for this tab what would be gone with its windows. */
function keepLetters() {
  const open = store.get(composeWindowsAtom).map(({ draft }) => draft)
  const unsaved = [...new Set([...open, ...closing])].filter((draft) => !isKept(draft))
  keepUnsaved([
    ...readUnsaved().filter((one) => one.owner !== owner),
    ...unsaved.map(({ owner: writer, id, letter }) => ({ owner: writer, id, letter })),
  ])
}

/** Whose windows these are, also while nobody is signed in. */
let owner = personNow()
// What one person was writing is nothing that the next may see; who signs in again finds it.
store.sub(sessionAtom, () => {
  const person = personNow()
  if (person === undefined || person === owner) return
  keepLetters()
  closing.clear()
  owner = person
  store.set(composeWindowsAtom, [])
  reopenUnsaved()
})

/** Brings a window to the front, also one that was closed; for somebody else it stays closed. */
export function showCompose(state: ComposeState) {
  if (state.draft.owner !== owner) return
  change((windows) =>
    crowdless([...windows.filter(({ key }) => key !== state.key), { ...state, size: 'normal' }]),
  )
}

/** Opens a window for a letter; a draft that is open already comes to the front. */
export function openCompose(letter: Letter = emptyLetter, draftId?: number, formerSendAt?: string | null) {
  const known = store
    .get(composeWindowsAtom)
    .find(({ draft }) => draftId !== undefined && draft.id === draftId)
  const saved = draftId === undefined ? undefined : letter
  const draft = { owner, first: letter, letter, saved, formerSendAt, id: draftId, saving: Promise.resolve() }
  showCompose(known ?? { key: ++lastKey, draft, size: 'normal' })
}

/** Opens what was not saved when the page was left; what somebody else wrote waits for them. */
function reopenUnsaved() {
  const letters = readUnsaved()
  keepUnsaved(letters.filter((one) => one.owner !== owner))
  for (const { letter, ...whose } of letters) {
    const draft = { ...whose, first: emptyLetter, letter, saved: undefined, saving: Promise.resolve() }
    showCompose({ key: ++lastKey, draft, size: 'normal' })
  }
}
reopenUnsaved()

/** Opens a draft where it was left. */
export const openDraft = ({ id, to, cc, bcc, subject, message, attachments, sendAt }: Email) =>
  openCompose({ to, cc, bcc, subject, message, attachments }, id, sendAt)

/** Gives a window another size; one that was small comes to the front. */
export const resizeCompose = (key: number, size: ComposeState['size']) =>
  change((windows) => {
    const resized = windows.map((one) => (one.key === key ? { ...one, size } : one))
    const isRestored =
      size !== 'minimized' && windows.some((one) => one.key === key && one.size === 'minimized')
    return crowdless(
      isRestored
        ? resized.toSorted((one, other) => Number(one.key === key) - Number(other.key === key))
        : resized,
    )
  })

/** Takes a window away. */
export const closeCompose = (key: number) => change((windows) => windows.filter((one) => one.key !== key))

/** Takes a window away while its letter is being saved, which is remembered until then. */
export async function closeWhileSaving({ key, draft }: ComposeState, saving: Promise<unknown>) {
  closing.add(draft)
  closeCompose(key)
  try {
    await saving
  } finally {
    closing.delete(draft)
  }
}

let isLeft = false
/** Whether the page is being left: what is sent by now is answered to nobody. */
export const isPageLeft = () => isLeft

addEventListener('pagehide', () => {
  isLeft = true
  keepLetters()
})
// It may come back as it was, its windows with it.
addEventListener('pageshow', () => {
  isLeft = false
  keepUnsaved(readUnsaved().filter((one) => one.owner !== owner))
})
