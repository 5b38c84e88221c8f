import type { Mailbox } from './collection.ts'
import type { Email } from './contract.ts'
import { now } from '../../seed/clock.ts'

/** What else changes in a draft that comes out of the trash: if its time to go out is over, it waits for its writer. */
export const onRestore = ({ isDeleted, sendAt }: Email): Partial<Email> =>
  isDeleted && sendAt && sendAt <= now().toISOString() ? { sendAt: null } : {}

/** An e-mail as it is by now: a draft whose time to go out has come is sent. */
const asOfNow = (email: Email): Email => {
  const { folder, isDeleted, sendAt } = email
  const isDue = folder === 'draft' && !isDeleted && sendAt && sendAt <= now().toISOString()
  return isDue ? { ...email, folder: 'sent', time: sendAt, sendAt: null } : email
}

/** All e-mails as they are by now. */
export const mailsOf = ({ emails }: Mailbox): readonly Email[] => emails.all().map(asOfNow)

/** One e-mail as it is by now. */
export const mailOf = ({ emails }: Mailbox, id: number) => {
  const found = emails.get(id)
  return found && asOfNow(found)
}
