import type { NO_WARNINGS, VehicleWarning } from '@data1522/mocks/contract/logistics'

/** What the ids of messages and addresses call a warning. */
export const warningIds = {
  'Engine Overheating': 'engine',
  'Oil Leakage': 'oil',
  'Cargo Too Warm': 'cargo',
  'Low Tyre Pressure': 'tyre',
  'Low Fuel': 'fuel',
} as const satisfies Record<Exclude<VehicleWarning, typeof NO_WARNINGS>, string>

export type WarningId = (typeof warningIds)[keyof typeof warningIds]
