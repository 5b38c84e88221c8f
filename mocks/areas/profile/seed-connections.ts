import { sampleContacts } from '../chat/seed-contacts.ts'
import type { Tone } from '../../contract/tones.ts'
import { createRandom } from '../../seed/random.ts'

/** A user whom the owner of the profile may be connected with, as the mocks keep it: the rest stands with the user. */
export interface StoredConnection {
  readonly id: number
  readonly designation: string
  readonly connections: number
  readonly chips: { readonly title: string; readonly color: Tone }[]
}

type Chip = readonly [title: string, color: Tone]
type Line = readonly [userId: number, isConnected: boolean, ...chips: Chip[]]

const SEED = 88

const lines: readonly Line[] = [
  [1, true, ['Routes', 'primary'], ['Spreadsheets', 'neutral']],
  [2, true, ['Identity', 'info'], ['Photography', 'warning']],
  [3, false, ['Partners', 'success'], ['Arabic', 'neutral']],
  [7, true, ['Print', 'warning']],
  [9, false],
  [12, true, ['Shelves', 'primary'], ['Safety', 'danger']],
  [13, false, ['Forecasts', 'info'], ['Charts', 'success']],
  [20, true, ['Glass', 'warning'], ['History', 'neutral']],
  [23, false, ['Finance', 'primary']],
  [28, false, ['Hardware', 'danger'], ['Sensors', 'info']],
  [36, true, ['Music', 'success'], ['Events', 'primary']],
  [29, false, ['Interfaces', 'info']],
]

/** Everyone here can be written to, under what the chat calls them. */
const roles = new Map(sampleContacts.map(({ userId, role }) => [userId, role]))

/** Whom the first account is connected with at the start. */
export const seedConnected = () => lines.flatMap(([id, isConnected]) => (isConnected ? [id] : []))

/** The connections of a fresh start. */
export const seedConnections = (): StoredConnection[] => {
  const random = createRandom(SEED)
  return lines.map(([id, , ...chips]) => ({
    id,
    designation: roles.get(id)!,
    connections: random.integer(3, 460),
    chips: chips.map(([title, color]) => ({ title, color })),
  }))
}
