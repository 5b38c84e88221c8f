import { href } from 'react-router-dom'

/** The conversation with someone, by the id of the contact. */
export const chatHref = (contactId: number) => `${href('/apps/chat')}?with=${contactId}`
