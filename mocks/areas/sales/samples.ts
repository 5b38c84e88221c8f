import { asSeeded } from '../../store/as-seeded.ts'
import { seedSales } from './seed.ts'

export const sampleSales = asSeeded(seedSales)
