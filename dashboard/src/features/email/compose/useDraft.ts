import { toasts } from '@data1522/design-system/toasts'
import { createEmail, updateDraft, updateEmails } from '@data1522/mocks/contract/email'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { personNow } from '../../../core/auth/session.ts'
import { emailsKey, emailsQuery } from '../../../entities/email/queries.ts'
import { isNoDraft, letterFailure } from './letter-failure.ts'
import type { Draft, Letter } from './draft.ts'
import { isKept, isPageLeft, isUntouched } from './windows.ts'

const PAUSE = 1000

type Status = 'new' | 'saving' | 'saved' | 'failed'
type Fields = Partial<Letter>

const mutable = ({ to, cc, bcc, attachments, ...rest }: Letter) => ({
  ...rest,
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  attachments: [...attachments],
})

/** What waited for another call is not sent where its writer has left meanwhile: it would go out as somebody else's. */
function stopForOthers({ owner }: Draft) {
  if (personNow() !== owner) throw new Error('Who wrote the letter is no longer signed in.')
}

/** Keeps a letter as a draft while it is written: a second after the last change, one save after the other. */
export function useDraft(draft: Draft) {
  const queries = useQueryClient()
  const [letter, setLetter] = useState(draft.letter)
  const [status, setStatus] = useState<Status>(draft.saved === draft.letter ? 'saved' : 'new')
  const kept = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Saves what is there now, after what is being saved; the time to send it at is for this save alone. */
  const save = (sendAtOf?: () => string): Promise<number | undefined> => {
    clearTimeout(timer.current)
    const own = kept.current
    const saving = own.saving.then(async () => {
      const now = own.letter
      if (!sendAtOf && isKept(own)) return own.id
      setStatus('saving')
      try {
        stopForOthers(own)
        const { replyTo, ...letterFields } = mutable(now)
        const sendAt = sendAtOf?.() ?? own.sendAt ?? null
        const fields = { ...letterFields, sendAt }
        const isNew = own.id === undefined
        if (own.id === undefined) {
          const made = await call(createEmail, {
            body: { ...fields, folder: 'draft', ...(replyTo && { replyTo }) },
          })
          own.id = made.id
        } else await call(updateDraft, { params: { id: own.id }, body: fields })
        own.saved = now
        own.sendAt = sendAt
        setStatus('saved')
        // Of one that was kept before, the other folders show nothing.
        const queryKey = isNew ? emailsKey : emailsQuery({ filter: 'draft' }).queryKey
        void queries.invalidateQueries({ queryKey })
        return own.id
      } catch (error) {
        setStatus('failed')
        // What is written on after that is a letter of its own.
        if (isNoDraft(error)) Object.assign(own, { id: undefined, saved: undefined, sendAt: null })
        throw error
      }
    })
    own.saving = saving.catch(() => undefined)
    return saving
  }
  const saveByItself = async () => {
    try {
      await save()
    } catch (error) {
      // The footer tells of others, which the next save may mend.
      if (isNoDraft(error) && personNow() === draft.owner)
        toasts.show({ tone: 'warning', title: () => letterFailure(error) })
    }
  }
  /** Changes fields; what they become may depend on what stands there at that moment. */
  const change = (fields: Fields | ((now: Letter) => Fields)) => {
    const now = kept.current.letter
    kept.current.letter = { ...now, ...(typeof fields === 'function' ? fields(now) : fields) }
    setLetter(kept.current.letter)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveByItself(), PAUSE)
  }
  // Who leaves the screen leaves nothing behind that was typed.
  const leave = useRef(saveByItself)
  useEffect(() => {
    leave.current = saveByItself
  })
  useEffect(() => {
    const saveNow = () => void leave.current()
    // What was left unsaved, as by a reload, waits for no other change.
    if (!isKept(kept.current)) saveNow()
    // A page that is hidden may be closed without another word.
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden' && timer.current !== undefined && !isPageLeft()) saveNow()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      if (timer.current !== undefined) saveNow()
    }
  }, [])
  /** Throws the letter away; gives what brings it back, where there was something. */
  const discard = async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const own = kept.current
    await own.saving
    if (isUntouched(own)) return undefined
    const { id } = own
    if (id === undefined) return async () => undefined
    stopForOthers(own)
    const setDeleted = async (isDeleted: boolean) => {
      await call(updateEmails, { body: { ids: id, data: { isDeleted } } })
      void queries.invalidateQueries({ queryKey: emailsKey })
    }
    await setDeleted(true)
    return () => setDeleted(false)
  }
  return { letter, change, save, discard, status }
}
