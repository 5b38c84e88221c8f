import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import { now } from '../../seed/clock.ts'

export const sendContactMessage = handle(contract.sendContactMessage, schemas.sendContactMessage, () =>
  reply(201, { receivedOn: now().toISOString() }),
)

export const subscribeToNewsletter = handle(
  contract.subscribeToNewsletter,
  schemas.subscribeToNewsletter,
  ({ body }) => reply(201, { email: body.email }),
)
