import { IconClock, IconPackageExport, IconPackageImport, IconTruck } from '@data1522/design-system/icons'
import type { VehicleState, VehicleWarning } from '@data1522/mocks/contract/logistics'

/** The picture of each state, and its colour in a bar. */
export const stateMeta = {
  onTheWay: { icon: IconTruck, tone: 'primary' },
  unloading: { icon: IconPackageExport, tone: 'success' },
  loading: { icon: IconPackageImport, tone: 'warning' },
  waiting: { icon: IconClock, tone: 'neutral' },
} as const satisfies Record<VehicleState, unknown>

/** What each warning means, and its name in the ids of messages. */
export const warningMeta = {
  'Engine Overheating': { id: 'engine', tone: 'danger' },
  'Oil Leakage': { id: 'oil', tone: 'danger' },
  'Cargo Too Warm': { id: 'cargo', tone: 'warning' },
  'Low Tyre Pressure': { id: 'tyre', tone: 'warning' },
  'Low Fuel': { id: 'fuel', tone: 'warning' },
  'No Warnings': { id: 'none', tone: 'success' },
} as const satisfies Record<VehicleWarning, unknown>
