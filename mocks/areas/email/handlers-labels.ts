import { emailLabels } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { isSameText } from '../../runtime/same-text.ts'

const nameTaken = invalid({ name: ['There is a label of this name'] })

const isTaken = (name: string, ownId?: number) =>
  emailLabels.all().some((label) => label.id !== ownId && isSameText(label.name ?? label.key, name))

/** A key of the letters of a name, or a number where it has none that an address shows plainly. */
const keyOf = (name: string) => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const keys = new Set(emailLabels.all().map(({ key }) => key))
  if (plain && !keys.has(plain)) return plain
  let number = 2
  while (keys.has(`${plain || 'label'}-${number}`)) number++
  return `${plain || 'label'}-${number}`
}

export const listEmailLabels = handle(contract.listEmailLabels, schemas.listEmailLabels, () =>
  reply(200, { labels: [...emailLabels.all()] }),
)

export const createEmailLabel = handle(contract.createEmailLabel, schemas.createEmailLabel, ({ body }) =>
  isTaken(body.name) ? nameTaken : reply(201, emailLabels.insert({ ...body, key: keyOf(body.name) })),
)

export const updateEmailLabel = handle(
  contract.updateEmailLabel,
  schemas.updateEmailLabel,
  ({ params, body }) => {
    const id = idOf(params.id)
    if (body.name !== undefined && isTaken(body.name, id)) return nameTaken
    const changed = emailLabels.update(id, body)
    return changed ? reply(200, changed) : reply(404, { message: 'Label not found' })
  },
)
