import type { ProfileTeam } from './contract.ts'
import type { Tone } from '../../contract/tones.ts'
import { picture } from '../../seed/pictures.ts'
import { isColleague, toMembers } from './seed-members.ts'
import { createRandom } from '../../seed/random.ts'
import { seedUsers } from '../users/seed.ts'

type Chip = readonly [title: string, color: Tone]
type Line = readonly [
  title: string,
  description: string,
  colleagues: number,
  extraMembers: number,
  chips: readonly Chip[],
]

const SEED = 904

const lines: readonly Line[] = [
  [
    'Tin Kites',
    'Builds and looks after the storefront, from the first click to the receipt.',
    3,
    9,
    [
      ['Web', 'primary'],
      ['Storefront', 'info'],
    ],
  ],
  [
    'Night Orchard',
    'Keeps servers, backups and everyone’s sleep in good order.',
    2,
    5,
    [['Operations', 'danger']],
  ],
  [
    'Les Boussoles',
    'Écoute la clientèle francophone et rapporte ce qui coince, chaque vendredi.',
    3,
    2,
    [
      ['Research', 'warning'],
      ['French', 'neutral'],
    ],
  ],
  [
    'Paper Foxes',
    'Draws, folds and prints everything that goes into the parcel besides the product.',
    8,
    0,
    [
      ['Packaging', 'success'],
      ['Print', 'neutral'],
    ],
  ],
  ['فريق المرساة', 'يهتم بالعملاء والموردين في الخليج والمشرق، ويرد بالعربية.', 2, 7, [['Support', 'info']]],
  ['Slow Rockets', 'Tries out what might be useful in a year, and throws most of it away.', 2, 0, []],
  [
    'Copper Larks',
    'Counts, forecasts and explains the numbers in words.',
    2,
    1,
    [
      ['Data', 'primary'],
      ['Finance', 'success'],
    ],
  ],
  ['Mossy Bridges', 'Makes the app for couriers, tested on wet gloves.', 4, 12, [['Mobile', 'info']]],
  [
    'The Society for the Careful Wording of Buttons, Errors and Small Print',
    'Rewrites every sentence of the product until nobody notices it any more.',
    3,
    23,
    [
      ['Writing', 'warning'],
      ['Translation', 'neutral'],
    ],
  ],
]

/** The teams that the owner of the profile may be a member of, without the owner. */
export const profileTeams = (): Omit<ProfileTeam, 'isStarred' | 'isMember'>[] => {
  const random = createRandom(SEED)
  const users = seedUsers()
  return lines.map(([title, description, colleagues, extraMembers, chips], index) => ({
    id: index + 1,
    title,
    avatar: picture(`projects/${index + 1}`),
    avatarGroup: toMembers(random.shuffle(users).filter(isColleague).slice(0, colleagues)),
    description,
    chips: chips.map(([chip, color]) => ({ title: chip, color })),
    extraMembers,
  }))
}
