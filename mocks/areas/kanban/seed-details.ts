import type { KanbanEvent, KanbanMember } from './contract.ts'
import type { StoredDetails } from './collection.ts'
import { sampleItems, samples, type SampleItem } from './samples.ts'
import { instantOf, type Moment } from '../../seed/moments.ts'
import { picture } from '../../seed/pictures.ts'
import { seedUsers } from '../users/seed.ts'

const ADDED_DAYS = 26
const FILE_DAYS = 14
/** How many days ago items came to the second board and to the third. */
const MOVED_DAYS = [12, 2]
const TIMES = ['09:12', '14:40', '11:05', '16:20'] as const

const kinds = [
  [/\.(png|jpg)$/, 'image'],
  [/\.pdf$/, 'pdf'],
  [/\.xlsx$/, 'sheet'],
  [/\.docx$/, 'document'],
] as const

const pictureOf = (fileName: string) =>
  picture(`files/${kinds.find(([ends]) => ends.test(fileName))?.[1] ?? 'archive'}`)

/** What is kept of the sample items beside their fields. */
export const seedDetails = (): Record<string, StoredDetails> => {
  const users = seedUsers()
  const toMember = (userId: number): KanbanMember => {
    const { fullName, avatar } = users[userId - 1]!
    return { id: userId, img: avatar, name: fullName }
  }

  const detailsOf = (sample: SampleItem, index: number): StoredDetails => {
    const { userIds = [], comments = [], files = [] } = sample
    const some = userIds.length > 0 ? userIds : [1]
    const by = (turn: number) => toMember(some[turn % some.length]!)
    const at = (daysAgo: number, turn: number) => {
      const moment: Moment = [daysAgo, TIMES[(index + turn) % TIMES.length]!]
      return new Date(instantOf(moment)).toISOString()
    }
    const boardIndex = samples.findIndex(([, ofBoard]) => ofBoard.includes(sample))
    const event = (kind: KanbanEvent['kind'], daysAgo: number, from: string, to: string) => ({
      kind,
      by: by(0),
      at: at(daysAgo, 0),
      from,
      to,
    })
    const events = [
      event('added', ADDED_DAYS, '', samples[0]![0]),
      ...files.map(([fileName]) => event('attached', FILE_DAYS, '', fileName)),
      ...MOVED_DAYS.slice(0, boardIndex).map((daysAgo, from) =>
        event('moved', daysAgo, samples[from]![0], samples[from + 1]![0]),
      ),
    ]
    return {
      comments: comments.map((text, turn) => ({
        id: turn + 1,
        author: by(turn + 1),
        text,
        at: at(3 + comments.length - turn, turn),
      })),
      files: files.map(([fileName, size], turn) => ({
        id: turn + 1,
        fileName,
        url: pictureOf(fileName),
        thumbnail: pictureOf(fileName),
        size,
        by: by(0),
        at: at(FILE_DAYS, 0),
      })),
      activity: events.map((one, turn) => ({ id: turn + 1, ...one })).reverse(),
      removedFiles: [],
    }
  }

  return Object.fromEntries(sampleItems.map((sample, index) => [index + 1, detailsOf(sample, index)]))
}
