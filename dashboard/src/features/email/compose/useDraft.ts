import { createEmail, updateDraft, updateEmails } from '@data1522/mocks/contract/email'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { emailsKey } from '../../../entities/email/queries.ts'
import { changeCompose, type ComposeState, type Letter } from './windows.ts'

const PAUSE = 1000

type Status = 'new' | 'saving' | 'saved' | 'failed'

const isBlank = ({ to, cc, bcc, subject, message, attachments }: Letter) =>
  [to, cc, bcc, attachments].every((some) => some.length === 0) && !subject.trim() && !message.trim()

const mutable = ({ to, cc, bcc, attachments, ...rest }: Letter) => ({
  ...rest,
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  attachments: [...attachments],
})

/** Keeps a letter as a draft while it is written: a second after the last change, one save after the other. */
export function useDraft({ key, letter: first, draftId }: ComposeState) {
  const queries = useQueryClient()
  const [letter, setLetter] = useState(first)
  const [status, setStatus] = useState<Status>(draftId ? 'saved' : 'new')
  const id = useRef(draftId)
  const saved = useRef(draftId ? first : undefined)
  const latest = useRef(first)
  const chain = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Saves what is there now, after what is being saved; the fields are for this save alone. */
  const save = (extra: { sendAt?: string | null } = {}): Promise<number | undefined> => {
    clearTimeout(timer.current)
    const saving = chain.current.then(async () => {
      const now = latest.current
      if (saved.current === now && !('sendAt' in extra)) return id.current
      if (isBlank(now) && id.current === undefined) return undefined
      setStatus('saving')
      try {
        const { replyTo, ...fields } = mutable(now)
        if (id.current === undefined) {
          const made = await call(createEmail, {
            body: { ...fields, folder: 'draft', ...(replyTo && { replyTo }), ...extra },
          })
          id.current = made.id
          changeCompose(key, { draftId: made.id })
        } else await call(updateDraft, { params: { id: id.current }, body: { ...fields, ...extra } })
        saved.current = now
        setStatus('saved')
        void queries.invalidateQueries({ queryKey: emailsKey })
        return id.current
      } catch (error) {
        setStatus('failed')
        throw error
      }
    })
    chain.current = saving.catch(() => undefined)
    return saving
  }
  const change = (fields: Partial<Letter>) => {
    latest.current = { ...latest.current, ...fields }
    setLetter(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save().catch(() => undefined), PAUSE)
  }
  // Who leaves the screen leaves nothing behind that was typed.
  const leave = useRef(save)
  useEffect(() => {
    leave.current = save
  })
  useEffect(
    () => () => {
      if (timer.current !== undefined) void leave.current().catch(() => undefined)
    },
    [],
  )
  const discard = async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    await chain.current
    const draft = id.current
    if (draft === undefined) return undefined
    await call(updateEmails, { body: { ids: draft, data: { isDeleted: true } } })
    void queries.invalidateQueries({ queryKey: emailsKey })
    return async () => {
      await call(updateEmails, { body: { ids: draft, data: { isDeleted: false } } })
      void queries.invalidateQueries({ queryKey: emailsKey })
    }
  }
  return { letter, change, save, discard, status, isBlank: isBlank(letter) }
}
