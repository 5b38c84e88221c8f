import type { Kanban, KanbanBoard, KanbanItem } from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { picture } from '../../seed/pictures.ts'
import { sampleItems, samples, type SampleItem } from './samples.ts'
import { seedUsers } from '../users/seed.ts'

/** A deleted board with the items that went with it, and where it stood. */
export interface RemovedBoard {
  readonly board: KanbanBoard
  readonly index: number
  readonly items: readonly KanbanItem[]
}

/** A deleted item and where it stood. */
export interface RemovedItem {
  readonly item: KanbanItem
  readonly places: readonly { readonly boardId: number; readonly index: number }[]
}

/** The boards as the mocks keep them; what was deleted last stands last. */
export interface StoredKanban extends Kanban {
  readonly removedBoards: readonly RemovedBoard[]
  readonly removedItems: readonly RemovedItem[]
}

/** The second board has as many items as it should have. */
const limits: readonly (number | null)[] = [null, 5, null]

/** What is done begins with an x. */
const toCheck = (words: string, index: number) => ({
  id: index + 1,
  text: words.replace(/^x /, ''),
  isDone: words.startsWith('x '),
})

/** The boards and items of a fresh start. */
export const seedKanban = (): StoredKanban => {
  const users = seedUsers()
  const toMember = (userId: number) => {
    const { fullName, avatar } = users[userId - 1]!
    return { id: userId, img: avatar, name: fullName }
  }
  const toItem = (
    {
      title,
      due,
      priority = 'normal',
      labels = [],
      userIds = [],
      comments = [],
      files = [],
      checklist = [],
      board,
    }: SampleItem,
    index: number,
  ): KanbanItem => ({
    id: index + 1,
    title,
    dueDate: due === undefined ? '' : dateInDays(due),
    priority,
    labels: [...labels],
    members: userIds.map(toMember),
    comments: comments.join('\n\n'),
    attachments: files.length,
    commentsCount: comments.length,
    image: board ? picture(`boards/${board}`) : '',
    checklist: checklist.map(toCheck),
  })

  const items = sampleItems.map(toItem)
  const boards = samples.map(([title, ofBoard], index) => ({
    id: index + 1,
    title,
    itemsIds: ofBoard.map((sample) => sampleItems.indexOf(sample) + 1),
    limit: limits[index] ?? null,
  }))
  return { boards, items, removedBoards: [], removedItems: [] }
}
