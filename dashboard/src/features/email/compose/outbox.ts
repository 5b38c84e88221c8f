import { updateDraft } from '@data1522/mocks/contract/email'
import { toasts } from '@data1522/design-system/toasts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { personNow } from '../../../core/auth/session.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { plainText } from '../../../core/i18n/plain-text.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { mailboxHref } from '../../../entities/email/email-href.ts'
import { emailsKey } from '../../../entities/email/queries.ts'
import type { Letter } from './draft.ts'
import { openCompose } from './windows.ts'

/** A letter that is sent waits so long in the outbox, in ms: until then it can be taken back. */
const UNDO_TIME = 10_000
/** When a letter goes out that is sent now. */
export const soon = () => new Date(Date.now() + UNDO_TIME).toISOString()
const A_MOMENT = 400

interface Sending {
  letter: Letter
  title: () => string
  /** When it goes out. */
  sendAt: string
  /** Whether it was asked to go out at that time rather than now. */
  isLater: boolean
}

/** Says that a letter goes out, and lets it be taken back until it does: then it is open again as it was. */
export function announceSending(
  queries: QueryClient,
  id: number,
  { letter, title, sendAt, isLater }: Sending,
) {
  const refresh = () => void queries.invalidateQueries({ queryKey: emailsKey })
  const left = Math.max(0, Date.parse(sendAt) - Date.now())
  const timer = isLater ? undefined : setTimeout(refresh, left + A_MOMENT)
  offerUndo({
    title,
    ...(!isLater && { duration: left }),
    label: () => plainText('records.undo'),
    undo: async () => {
      const owner = personNow()
      clearTimeout(timer)
      try {
        await call(updateDraft, { params: { id }, body: { sendAt: null } })
        if (personNow() !== owner) return
        openCompose(letter, id)
        // Its window shows beside the mails alone.
        if (!location.pathname.includes(mailboxHref({})))
          toasts.show({ title: () => plainText('email.backInDrafts') })
      } catch (error) {
        if (personNow() !== owner) return
        toasts.show({
          tone: 'danger',
          title: () => plainText('email.tooLate'),
          description: () => failureText(error),
        })
      }
      refresh()
    },
  })
}
