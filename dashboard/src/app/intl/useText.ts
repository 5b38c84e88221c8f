import { useIntl } from 'react-intl'
import type { MessageId } from './intl.ts'

type Values = Record<string, string | number | boolean | Date>

/** The message of an id in the language of the moment, as plain text. */
export function useText() {
  'use memo'
  const intl = useIntl()
  return (id: MessageId, values?: Values): string => {
    // A sentence without arguments is compiled to plain text; there is nothing to format.
    const message: unknown = intl.messages[id]
    return typeof message === 'string' ? message : intl.formatMessage({ id }, values)
  }
}
