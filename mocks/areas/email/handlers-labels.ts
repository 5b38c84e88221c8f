import { type Mailbox, mailboxOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { isSameText } from '../../runtime/same-text.ts'

const nameTaken = invalid({ name: ['There is a label of this name'] })

const isTaken = ({ labels }: Mailbox, name: string, ownId?: number) =>
  labels.all().some((label) => label.id !== ownId && isSameText(label.name ?? label.key, name))

/** A key of the letters of a name, or a number where it has none that an address shows plainly. */
const keyOf = ({ labels }: Mailbox, name: string) => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const keys = new Set(labels.all().map(({ key }) => key))
  if (plain && !keys.has(plain)) return plain
  let number = 2
  while (keys.has(`${plain || 'label'}-${number}`)) number++
  return `${plain || 'label'}-${number}`
}

export const listEmailLabels = handle(contract.listEmailLabels, schemas.listEmailLabels, ({ caller }) =>
  reply(200, { labels: [...mailboxOf(caller).labels.all()] }),
)

export const createEmailLabel = handle(
  contract.createEmailLabel,
  schemas.createEmailLabel,
  ({ body, caller }) => {
    const mailbox = mailboxOf(caller)
    if (isTaken(mailbox, body.name)) return nameTaken
    return reply(201, mailbox.labels.insert({ ...body, key: keyOf(mailbox, body.name) }))
  },
)

export const updateEmailLabel = handle(
  contract.updateEmailLabel,
  schemas.updateEmailLabel,
  ({ params, body, caller }) => {
    const id = idOf(params.id)
    const mailbox = mailboxOf(caller)
    if (body.name !== undefined && isTaken(mailbox, body.name, id)) return nameTaken
    const changed = mailbox.labels.update(id, body)
    return changed ? reply(200, changed) : reply(404, { message: 'Label not found' })
  },
)
