import { toasts } from '@data1522/design-system/toasts'
import type { ListTools } from './list-config.ts'

/** More addresses make a link that is too long for browsers and mail programs. */
const MOST_PEOPLE = 50

/** Opens a letter to somebody, or to several who do not see each other's addresses. */
export function writeTo(people: readonly { readonly email: string }[], { text }: ListTools) {
  if (people.length > MOST_PEOPLE)
    return toasts.show({ tone: 'info', title: () => text('records.letterLimit', { limit: MOST_PEOPLE }) })
  const emails = people.map(({ email }) => encodeURIComponent(email)).join(',')
  location.assign(`mailto:${people.length > 1 ? '?bcc=' : ''}${emails}`)
}
