import { beforeEach, describe, expect, test } from 'vitest'
import { setNow } from '../../seed/clock.ts'
import { send } from '../../testing/call.ts'
import { MESSAGE_LIMIT } from './contract.ts'

const CONTACT = '/api/front/contact'
const NEWSLETTER = '/api/front/newsletter'
const message = { name: 'Iris Okafor', email: 'iris@heron.example', message: 'How many vans can you follow?' }

beforeEach(() => setNow('2026-11-20T09:00:00Z'))

describe('sendContactMessage', () => {
  test('takes the message of anyone, and says when it came', async () => {
    expect(await send('POST', CONTACT, message, null)).toEqual({
      status: 201,
      body: { receivedOn: '2026-11-20T09:00:00.000Z' },
    })
  })

  test.each([
    ['name', '  '],
    ['email', 'iris'],
    ['message', 'Too short'],
    ['message', 'x'.repeat(MESSAGE_LIMIT + 1)],
  ])('names the %s that is wrong', async (field, value) => {
    const { status, body } = await send('POST', CONTACT, { ...message, [field]: value }, null)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  })
})

describe('subscribeToNewsletter', () => {
  test('takes the address of anyone, also twice', async () => {
    for (const _ of [1, 2])
      expect(await send('POST', NEWSLETTER, { email: ' iris@heron.example ' }, null)).toEqual({
        status: 201,
        body: { email: 'iris@heron.example' },
      })
  })

  test('takes nothing else', async () => {
    expect((await send('POST', NEWSLETTER, { email: 'iris' }, null)).status).toBe(400)
  })
})
