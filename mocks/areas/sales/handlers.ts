import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { scenario } from '../../scenarios.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import { sampleSales } from './samples.ts'

export const listSales = handle(contract.listSales, schemas.listSales, () =>
  reply(200, scenario().empty ? [] : sampleSales()),
)
