import { useIntl } from 'react-intl'
import type { MessageId } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { MissingPermission } from './missing-permission.ts'

/** The missing permission as a sentence; undefined if it has no translation, since an address can name anything. */
export function useMissingPermissionText(missing: MissingPermission | null): string | undefined {
  const text = useText()
  const { messages } = useIntl()
  if (!missing) return undefined
  const action = `errors.action.${missing.action}` as MessageId
  const subject = `errors.subject.${missing.subject}` as MessageId
  if (!Object.hasOwn(messages, action) || !Object.hasOwn(messages, subject)) return undefined
  const words = { action: text(action), subject: text(subject) }
  return missing.title
    ? text('errors.missing', { ...words, screen: text(`titles.${missing.title}`) })
    : text('errors.missingHere', words)
}
