import type { Email, EmailRecipient } from './contract.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import type { Correspondent, Letter, Pile } from './seed-letter.ts'
import { lettersFromAbroad } from './seed-letters-abroad.ts'
import { lettersFromCustomers } from './seed-letters-customers.ts'
import { foreignPiles } from './seed-letters-other-folders.ts'
import { lettersFromPartners } from './seed-letters-partners.ts'
import { ownPiles } from './seed-letters-own.ts'
import { instantOf } from '../../seed/moments.ts'
import { seedUsers } from '../users/seed.ts'

type Sender = Email['from']

const createAddressBook = (owner: Account) => {
  const users = new Map(seedUsers().map((user) => [user.id, user]))
  return (correspondent: Correspondent): Sender => {
    if (typeof correspondent === 'object') return correspondent
    const { email, fullName, avatar } = correspondent === 'me' ? owner : users.get(correspondent)!
    return { address: email, name: fullName, avatar }
  }
}

const toEmail = (
  {
    from,
    to = ['me'],
    cc = [],
    bcc = [],
    subject,
    at,
    message,
    labels = [],
    attachments = [],
    marks = [],
  }: Letter,
  folder: Pile['folder'],
  id: number,
  senderOf: (correspondent: Correspondent) => Sender,
): Email => {
  const recipients = (some: readonly Correspondent[]): EmailRecipient[] =>
    some.map((one) => {
      const { address, name } = senderOf(one)
      return { address, name }
    })
  return {
    id,
    to: recipients(to),
    from: senderOf(from),
    subject,
    cc: recipients(cc),
    bcc: recipients(bcc),
    message,
    attachments: [...attachments],
    isStarred: marks.includes('starred'),
    labels: [...labels],
    time: new Date(instantOf(at)).toISOString(),
    replies: [],
    folder,
    isRead: !marks.includes('unread'),
    isDeleted: marks.includes('deleted'),
  }
}

const piles = (): readonly Pile[] => [
  { folder: 'inbox', letters: [...lettersFromPartners, ...lettersFromCustomers(), ...lettersFromAbroad] },
  ...foreignPiles,
  ...ownPiles,
]

const folderOf = ({ from }: Pick<Letter, 'from'>) => (from === 'me' ? 'sent' : 'inbox')

/** Someone's e-mails at a fresh start; replies are numbered along, each after the e-mail that it answers. */
export const seedEmails = (owner: Account = accounts[0]!): Email[] => {
  const senderOf = createAddressBook(owner)
  let id = 0
  return piles().flatMap(({ folder, letters }) =>
    letters.map((letter) => {
      const email = toEmail(letter, folder, ++id, senderOf)
      const replies = letter.replies?.map((answer) =>
        toEmail({ ...answer, subject: `Re: ${letter.subject}` }, folderOf(answer), ++id, senderOf),
      )
      return { ...email, replies: replies ?? [] }
    }),
  )
}
