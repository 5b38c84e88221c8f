import { asSeeded } from '../../store/as-seeded.ts'
import * as accounts from './seed-accounts.ts'

export const sampleAccount = asSeeded(accounts.sampleAccount)
