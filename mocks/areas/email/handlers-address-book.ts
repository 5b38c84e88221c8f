import { users } from '../users/collection.ts'
import type { EmailRecipient } from './contract.ts'
import { isSameText } from '../../runtime/same-text.ts'

const nameFor = (address: string) =>
  users.all().find((user) => isSameText(user.email, address))?.fullName ?? address

/** Recipients of whom each has a name: the given one, that of the user with the address, or the address. */
export const nameRecipients = (recipients: readonly EmailRecipient[]) =>
  recipients.map(({ address, name }) => ({ address, name: name || nameFor(address) }))
