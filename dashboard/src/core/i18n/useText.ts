import { useIntl } from 'react-intl'
import { type MessageId, currentIntl } from './intl.ts'

type Values = Record<string, string | number | boolean | Date>

/** The message of an id as plain text, in the language of the moment in which it is asked for. */
export function useText() {
  'use memo'
  const intl = useIntl()
  return (id: MessageId, values?: Values): string => {
    const spoken = currentIntl() ?? intl
    // A sentence without arguments is compiled to plain text; there is nothing to format.
    const message: unknown = spoken.messages[id]
    return typeof message === 'string' ? message : spoken.formatMessage({ id }, values)
  }
}
