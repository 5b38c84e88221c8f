import type { ProfileProject, ProfileProjectRow } from './contract.ts'
import type { Tone } from '../../contract/tones.ts'
import { dateInDays } from '../../seed/days.ts'
import { picture } from '../../seed/pictures.ts'
import { isColleague, toMembers } from './seed-members.ts'
import { projects, type SampleProject } from '../users/seed-projects.ts'
import { createRandom } from '../../seed/random.ts'
import { seedUsers } from '../users/seed.ts'

type Brief = readonly [
  projectId: number,
  client: string,
  description: string,
  budget: number,
  spentShare: number,
]

const SEED = 7130
const PICTURES = 9
/** So few days before the deadline it is time to look. */
const SOON_DAYS = 14

/** What is told about the own projects; a share above 1 has outrun its budget. */
const briefs: readonly Brief[] = [
  [1, 'Harbour Lamp Company', 'A shop for ship’s lanterns that also loads on a ship.', 24_000, 0.97],
  [2, 'Meadowlark Guesthouses', 'Rooms, breakfast and bicycles, booked in three steps.', 38_500, 0.61],
  [3, 'Ochre & Ink', 'A new face for a stationer of ninety years.', 12_800, 0.42],
  [4, 'Tidepool Institute', 'Forecasts of water levels for those who gather mussels.', 54_000, 0],
  [6, 'واحة النور للتقنية', 'دليل للمتاجر الصغيرة في الواحات، يعمل دون اتصال.', 31_000, 0.7],
  [9, 'Lanternfish Software', 'A help centre that is searched more than it is scrolled.', 18_200, 0.11],
  [14, 'شركة القافلة للسفر', 'تطبيق يرافق المسافرين من البيت حتى باب الفندق.', 46_000, 1.18],
  [
    15,
    'Guild of Lighthouse Keepers',
    'Tide tables, recipes and honey prices for a whole quarter, on paper that survives salt water.',
    9_600,
    0.88,
  ],
  [11, 'Atelier Papier Plié', 'Une identité qui tient dans une feuille pliée en quatre.', 15_400, 1],
]

const toPicture = (id: number) => picture(`projects/${((id - 1) % PICTURES) + 1}`)

/** Who works on a project, and since how many days before its deadline: the same wherever it is shown. */
const staffOf = ({ id }: SampleProject) => {
  const random = createRandom(SEED + id)
  const users = random.shuffle(seedUsers()).filter(isColleague).slice(0, random.integer(2, 6))
  return { leader: users[0]!.fullName, avatarGroup: toMembers(users), days: random.integer(75, 150), random }
}

/** All projects as rows of a table. */
export const profileProjectRows = (): ProfileProjectRow[] =>
  projects.map((project) => {
    const { leader, avatarGroup, days } = staffOf(project)
    return {
      id: project.id,
      name: project.name,
      leader,
      date: dateInDays(project.dueIn - days),
      status: project.progress,
      avatar: toPicture(project.id),
      avatarGroup,
    }
  })

/** The projects of the owner of the profile. */
export const profileProjects = (): ProfileProject[] =>
  briefs.map(([projectId, client, description, budget, spentShare]) => {
    const project = projects.find(({ id }) => id === projectId)!
    const { avatarGroup, days, random } = staffOf(project)
    const totalTask = random.integer(12, 50) * 10
    const completedTask = Math.round((totalTask * project.progress) / 100)
    const [chipText, chipColor] = toChip(project)
    return {
      id: project.id,
      title: project.name,
      client,
      description,
      comments: random.integer(0, 160),
      totalTask,
      completedTask,
      tasks: `${completedTask}/${totalTask}`,
      hours: Math.round(completedTask * 1.6),
      budget,
      budgetSpent: Math.round(budget * spentShare),
      deadline: dateInDays(project.dueIn),
      startDate: dateInDays(project.dueIn - days),
      members: avatarGroup.length,
      chipText,
      chipColor,
      avatar: toPicture(project.id),
      avatarGroup,
    }
  })

const toChip = ({ progress, dueIn }: SampleProject): readonly [text: string, color: Tone] => {
  if (progress === 100) return ['Done', 'success']
  if (dueIn < 0) return [`${-dueIn} days late`, 'danger']
  return [`${dueIn} days left`, dueIn <= SOON_DAYS ? 'warning' : 'info']
}
