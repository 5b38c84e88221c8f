import { href } from 'react-router-dom'

/** The conversation with someone, by the id of the contact; at one of its messages where that is given. */
export const chatHref = (contactId: number, messageId?: number) =>
  `${href('/apps/chat')}?with=${contactId}${messageId === undefined ? '' : `&message=${messageId}`}`
