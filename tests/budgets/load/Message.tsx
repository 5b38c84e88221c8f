import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../dashboard/src/core/i18n/intl.ts'

/** The plain page has words of its own, which the ids of the product do not know. */
export const idOf = (name: string) => name as MessageId

/** One of the plain page's messages. */
export const Message = ({ id }: { id: string }) => <FormattedMessage id={idOf(id)} />
