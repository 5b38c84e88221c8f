import { useIntl } from 'react-intl'
import type { MessageId } from '../i18n/intl.ts'
import { useText } from '../i18n/useText.ts'

/** The name of a role in the language of the moment; one that people have made is called as they call it. */
export function useRoleName() {
  const text = useText()
  const { messages } = useIntl()
  return (role: string) => {
    const id = `access.role.${role}` as MessageId
    return Object.hasOwn(messages, id) ? text(id) : role
  }
}
