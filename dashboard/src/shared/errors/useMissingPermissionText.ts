import { useIntl } from 'react-intl'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { MissingPermission } from './missing-permission.ts'

/** What is missing, as a sentence; nothing where a word of it is none of ours, as an address can name anything. */
export function useMissingPermissionText(refusal: MissingPermission | null): string | undefined {
  const text = useText()
  const { messages } = useIntl()
  if (!refusal) return undefined
  const action = `errors.action.${refusal.action}` as MessageId
  const subject = `errors.subject.${refusal.subject}` as MessageId
  if (!Object.hasOwn(messages, action) || !Object.hasOwn(messages, subject)) return undefined
  const words = { action: text(action), subject: text(subject) }
  return refusal.title
    ? text('errors.missing', { ...words, screen: text(`titles.${refusal.title}`) })
    : text('errors.missingHere', words)
}
