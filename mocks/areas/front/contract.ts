import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The most characters of a message. */
export const MESSAGE_LIMIT = 2000

/** What a visitor writes to the company. */
export type ContactMessage = z.input<typeof schemas.contactMessage>

const PATH = '/api/front'

/** Beyond the specification: takes a message of a visitor; `receivedOn` is when it came. */
export const sendContactMessage = endpoint<typeof schemas.sendContactMessage>()({
  method: 'POST',
  path: `${PATH}/contact`,
})

/** Beyond the specification: sends news to an address from now on; one that gets them already stays as it is. */
export const subscribeToNewsletter = endpoint<typeof schemas.subscribeToNewsletter>()({
  method: 'POST',
  path: `${PATH}/newsletter`,
})
