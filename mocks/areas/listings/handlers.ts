import { deals, properties } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { todayInStore } from '../../seed/store-time.ts'
import { now } from '../../seed/clock.ts'

const FIRST_REFERENCE = 1000

const isTaken = (wanted: string) => deals.all().some(({ code }) => code === wanted)

export const checkDealCode = handle(contract.checkDealCode, schemas.checkDealCode, ({ query }) =>
  reply(200, { isTaken: isTaken((query.code ?? '').trim().toUpperCase()) }),
)

export const createDeal = handle(contract.createDeal, schemas.createDeal, ({ body }) => {
  if (isTaken(body.code)) return invalid({ code: ['Another deal has this code'] })
  if (body.to < todayInStore()) return invalid({ to: ['These days are over'] })
  return reply(201, deals.insert({ ...body, uses: 0, createdOn: now().toISOString() }))
})

export const createProperty = handle(contract.createProperty, schemas.createProperty, ({ body }) => {
  const reference = `P-${FIRST_REFERENCE + properties.all().length + properties.removed().length + 1}`
  return reply(201, properties.insert({ ...body, reference, createdOn: now().toISOString() }))
})
