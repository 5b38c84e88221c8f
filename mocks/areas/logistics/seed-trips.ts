import type { TripStatus, VehicleState, VehicleWarning } from './contract.ts'
import type { PlaceName } from './seed-places.ts'

interface Trip {
  readonly stops: readonly [PlaceName, PlaceName, ...PlaceName[]]
  readonly state: VehicleState
  readonly status: TripStatus
  readonly warnings: VehicleWarning
  readonly progress: number
}

type Line = readonly [
  progress: number,
  state: VehicleState,
  status: TripStatus,
  warnings: VehicleWarning,
  ...stops: Trip['stops'],
]

const lines: readonly Line[] = [
  [62, 'onTheWay', 'onTime', 'No Warnings', 'Marseille', 'Lyon', 'Dijon', 'Paris'],
  [34, 'onTheWay', 'late', 'Low Fuel', 'Casablanca', 'Rabat', 'Tangier', 'Seville'],
  [0, 'loading', 'onTime', 'No Warnings', 'Manchester', 'Birmingham', 'Oxford', 'London'],
  [71, 'onTheWay', 'onTime', 'Engine Overheating', 'Dubai', 'Abu Dhabi', 'Hofuf', 'Riyadh'],
  [100, 'unloading', 'onTime', 'No Warnings', 'Chicago', 'St. Louis', 'Tulsa', 'Dallas'],
  [18, 'onTheWay', 'onTime', 'No Warnings', 'Bordeaux', 'Toulouse', 'Perpignan', 'Barcelona'],
  [45, 'waiting', 'late', 'Cargo Too Warm', 'Tunis', 'Sousse', 'Sfax'],
  [83, 'onTheWay', 'deviated', 'No Warnings', 'Mumbai', 'Pune', 'Solapur', 'Hyderabad'],
  [27, 'onTheWay', 'onTime', 'No Warnings', 'Québec', 'Montréal', 'Kingston', 'Toronto'],
  [0, 'loading', 'onTime', 'Low Tyre Pressure', 'Jeddah', 'Taif', 'Riyadh'],
  [56, 'onTheWay', 'onTime', 'No Warnings', 'Hamburg', 'Hanover', 'Nuremberg', 'Munich'],
  [100, 'unloading', 'late', 'No Warnings', 'Beirut', 'Byblos', 'Tripoli'],
  [91, 'onTheWay', 'onTime', 'Oil Leakage', 'Sydney', 'Albury', 'Melbourne'],
  [8, 'waiting', 'onTime', 'No Warnings', 'Shanghai', 'Nanjing', 'Jinan', 'Beijing'],
  [49, 'onTheWay', 'late', 'No Warnings', 'Brussels', 'Namur', 'Metz', 'Strasbourg'],
  [0, 'loading', 'onTime', 'No Warnings', 'São Paulo', 'Resende', 'Rio de Janeiro'],
  [66, 'onTheWay', 'onTime', 'No Warnings', 'Cairo', 'Tanta', 'Alexandria'],
  [100, 'unloading', 'onTime', 'Low Fuel', 'Osaka', 'Nagoya', 'Shizuoka', 'Tokyo'],
  [39, 'onTheWay', 'deviated', 'No Warnings', 'Istanbul', 'Bolu', 'Ankara'],
  [77, 'waiting', 'late', 'Engine Overheating', 'Dakar', 'Thiès', 'Saint-Louis'],
  [12, 'onTheWay', 'onTime', 'No Warnings', 'Seattle', 'Portland', 'Medford', 'San Francisco'],
  [100, 'unloading', 'onTime', 'No Warnings', 'Gothenburg', 'Linköping', 'Stockholm'],
  [53, 'waiting', 'onTime', 'Oil Leakage', 'Mexico City', 'San Luis Potosí', 'Monterrey'],
  [0, 'loading', 'onTime', 'No Warnings', 'Warsaw', 'Poznań', 'Berlin'],
  [96, 'onTheWay', 'onTime', 'No Warnings', 'Nairobi', 'Voi', 'Mombasa'],
]

/** What each vehicle of the sample data is up to, in the order of their ids. */
export const trips: readonly Trip[] = lines.map(([progress, state, status, warnings, ...stops]) => ({
  progress,
  state,
  status,
  warnings,
  stops,
}))
