import { asSeeded } from '../../store/as-seeded.ts'
import * as seed from './seed.ts'

export const sampleSettings = asSeeded(seed.sampleSettings)
