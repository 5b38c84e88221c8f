import { useIntl } from 'react-intl'
import type { MessageId } from './intl.ts'

type Values = Record<string, string | number | boolean | Date>

/** The message of an id in the language of the moment, as plain text. */
export function useText() {
  const intl = useIntl()
  return (id: MessageId, values?: Values): string => intl.formatMessage({ id }, values)
}
