import { href } from 'react-router-dom'

/** What people call a vehicle by. */
export const numberOf = ({ location }: { readonly location: number }) => `VOL-${location}`

/** The map with one vehicle chosen. */
export const vehicleHref = (vehicle: { readonly location: number }) =>
  `${href('/apps/logistics/fleet')}?vehicle=${numberOf(vehicle)}`
