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
import { type Letter, openCompose } from './windows.ts'

/** A letter that is sent waits so long in the outbox, in ms: until then it can be taken back. */
export const UNDO_TIME = 10_000
const A_MOMENT = 400

/** Says that a letter goes out, and lets it be taken back until it does: then it is open again as it was. */
export function announceSending(
  queries: QueryClient,
  id: number,
  letter: Letter,
  title: () => string,
  isLater: boolean,
) {
  const refresh = () => void queries.invalidateQueries({ queryKey: emailsKey })
  const timer = isLater ? undefined : setTimeout(refresh, UNDO_TIME + A_MOMENT)
  offerUndo({
    title,
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
