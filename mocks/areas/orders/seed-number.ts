import { seedStoreSettings } from '../store-settings/seed.ts'
import { writeOrderNumber } from './contract-number.ts'

const { store } = seedStoreSettings()

/** The number of an order of the sample data, as people read it. */
export const sampleNumber = (order: number) => writeOrderNumber(store, order)
