import { toasts } from '@data1522/design-system/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { personNow } from '../../core/auth/session.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { emailQuery } from '../../entities/email/queries.ts'

/** Reads mails with what the list lacks: html, files, replies. */
export function useWholeMail() {
  const text = useText()
  const queries = useQueryClient()
  return {
    /** Gives nothing where it cannot be read, which it says, or where somebody else is here by then. */
    read: async (id: number, staleTime = 0) => {
      const person = personNow()
      try {
        const email = await queries.fetchQuery({ ...emailQuery(id), staleTime })
        return personNow() === person ? email : undefined
      } catch (error) {
        if (personNow() === person)
          toasts.show({
            tone: 'danger',
            title: () => text('email.loadFailed'),
            description: () => failureText(error),
          })
        return undefined
      }
    },
    /** Fetches one that will be wanted. */
    prefetch: (id: number) => void queries.prefetchQuery(emailQuery(id)),
  }
}
