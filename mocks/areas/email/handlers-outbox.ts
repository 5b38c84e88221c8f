import type { Mailbox } from './collection.ts'
import type { Email } from './contract.ts'
import { now } from '../../seed/clock.ts'

/** What else changes in a draft that comes out of the trash: if its time to go out is over, it waits for its writer. */
export const onRestore = ({ isDeleted, sendAt }: Email): Partial<Email> =>
  isDeleted && sendAt && sendAt <= now().toISOString() ? { sendAt: null } : {}

/** What has changed by itself in an e-mail: a draft whose time to go out has come is sent. */
const settled = ({ folder, isDeleted, sendAt }: Email): Partial<Email> | undefined =>
  folder === 'draft' && !isDeleted && sendAt && sendAt <= now().toISOString()
    ? { folder: 'sent', time: sendAt, sendAt: null }
    : undefined

const asOfNow = (email: Email): Email => {
  const changes = settled(email)
  return changes ? { ...email, ...changes } : email
}

/** All e-mails as they are by now. */
export const mailsOf = ({ emails }: Mailbox): readonly Email[] => emails.all().map(asOfNow)

/** One e-mail as it is by now. */
export const mailOf = ({ emails }: Mailbox, id: number) => {
  const found = emails.get(id)
  return found && asOfNow(found)
}

/** Changes an e-mail, and keeps what has changed in it by itself: it could not be told from its row any more. */
export const changeMail = ({ emails }: Mailbox, id: number, fields: Partial<Email>) => {
  const found = emails.get(id)
  return found && emails.update(id, { ...settled(found), ...fields })
}
