import { href } from 'react-router-dom'
import type { WarningId } from './warning-ids.ts'

/** What people call a vehicle by. */
export const numberOf = ({ location }: { readonly location: number }) => `VOL-${location}`

/** The map with the vehicles that report a warning, by its id, or any. */
export const warnedHref = (warning: WarningId | 'any') =>
  `${href('/apps/logistics/fleet')}?${new URLSearchParams({ warning })}`

/** The map with one vehicle chosen. */
export const vehicleHref = (vehicle: { readonly location: number }) =>
  `${href('/apps/logistics/fleet')}?vehicle=${numberOf(vehicle)}`
