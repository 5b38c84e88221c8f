import * as contract from '../contract/sales.ts'
import * as schemas from '../contract/sales.schema.ts'
import { scenario } from '../scenarios.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'
import { sampleSales } from './samples.ts'

export const listSales = handle(contract.listSales, schemas.listSales, () =>
  reply(200, scenario().empty ? [] : sampleSales()),
)
