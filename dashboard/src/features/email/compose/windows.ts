import type { Email, EmailAttachment, EmailRecipient } from '@data1522/mocks/contract/email'
import { atom } from 'jotai'
import { store } from '../../../core/store.ts'

/** What is written: whom to, what about, the text and its files. */
export interface Letter {
  readonly to: readonly EmailRecipient[]
  readonly cc: readonly EmailRecipient[]
  readonly bcc: readonly EmailRecipient[]
  readonly subject: string
  readonly message: string
  readonly attachments: readonly EmailAttachment[]
  /** The mail that it answers. */
  readonly replyTo?: number
}

/** A window in which a letter is written. */
export interface ComposeState {
  readonly key: number
  /** What it begins with. */
  readonly letter: Letter
  /** The draft that it is kept as. @default none yet */
  readonly draftId?: number
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

/** Opens a window for a letter; a draft that is open already comes to the front. */
export function openCompose(letter: Letter = emptyLetter, draftId?: number) {
  change((windows) => {
    const known = draftId === undefined ? undefined : windows.find((one) => one.draftId === draftId)
    if (known) return crowdless([...windows.filter((one) => one !== known), { ...known, size: 'normal' }])
    return crowdless([...windows, { key: ++lastKey, letter, size: 'normal', ...(draftId && { draftId }) }])
  })
}

/** Opens a draft where it was left. */
export const openDraft = ({ id, to, cc, bcc, subject, message, attachments }: Email) =>
  openCompose({ to, cc, bcc, subject, message, attachments }, id)

/** Changes a window: its size, or the draft that it is kept as. */
export const changeCompose = (key: number, fields: Partial<ComposeState>) =>
  change((windows) => crowdless(windows.map((one) => (one.key === key ? { ...one, ...fields } : one))))

/** Takes a window away. */
export const closeCompose = (key: number) => change((windows) => windows.filter((one) => one.key !== key))
