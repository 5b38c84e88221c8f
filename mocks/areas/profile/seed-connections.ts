import type { Tone } from '../../contract/tones.ts'
import { createRandom } from '../../seed/random.ts'

/** A user whom the owner of the profile may be connected with, as the mocks keep it: the rest stands with the user. */
export interface StoredConnection {
  readonly id: number
  readonly designation: string
  readonly connections: number
  readonly isConnected: boolean
  readonly chips: { readonly title: string; readonly color: Tone }[]
}

type Chip = readonly [title: string, color: Tone]
type Line = readonly [userId: number, designation: string, isConnected: boolean, ...chips: Chip[]]

const SEED = 88

const lines: readonly Line[] = [
  [1, 'Freight planner', true, ['Routes', 'primary'], ['Spreadsheets', 'neutral']],
  [2, 'Directrice artistique', true, ['Identity', 'info'], ['Photography', 'warning']],
  [3, 'مهندسة برمجيات', false, ['Mobile', 'success'], ['Arabic', 'neutral']],
  [7, 'Publisher', true, ['Print', 'warning']],
  [9, 'Conseiller en organisation', false],
  [11, 'Systems architect', true, ['Cloud', 'primary'], ['Security', 'danger']],
  [13, 'Analyst', false, ['Forecasts', 'info'], ['Charts', 'success']],
  [20, 'Keeper of the lantern archive', true, ['Glass', 'warning'], ['History', 'neutral']],
  [23, 'مستشار تجاري', false, ['Trade', 'primary']],
  [28, 'Robotics engineer', false, ['Hardware', 'danger'], ['Sensors', 'info']],
  [36, 'Record label manager', true, ['Music', 'success'], ['Events', 'primary']],
  [39, 'デザイナー', false, ['Interfaces', 'info']],
]

/** The connections of a fresh start. */
export const seedConnections = (): StoredConnection[] => {
  const random = createRandom(SEED)
  return lines.map(([id, designation, isConnected, ...chips]) => ({
    id,
    designation,
    connections: random.integer(3, 460),
    isConnected,
    chips: chips.map(([title, color]) => ({ title, color })),
  }))
}
