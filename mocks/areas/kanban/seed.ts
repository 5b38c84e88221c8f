import type { Kanban, KanbanBoard, KanbanItem, KanbanLabel } from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { picture } from '../../seed/pictures.ts'
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

interface SampleItem {
  readonly title: string
  /** Days from today. */
  readonly due?: number
  readonly labels?: readonly KanbanLabel[]
  readonly userIds?: readonly number[]
  readonly comments?: readonly string[]
  readonly attachments?: number
  readonly board?: 1 | 2 | 3 | 4
}

const upNext: readonly SampleItem[] = [
  {
    title: 'Sketch the gift wrapping page',
    due: 12,
    labels: ['UX'],
    userIds: [1, 7, 24],
    comments: ['Could the ribbon be a colour picker?', 'Yes, but please no more than six colours.'],
    attachments: 3,
    board: 1,
  },
  {
    title: 'Redessiner la page d’accueil pour les petits écrans',
    due: 20,
    labels: ['UX', 'App'],
    userIds: [2, 32],
    comments: ['Le menu doit rester à portée du pouce.'],
    attachments: 1,
  },
  { title: 'مراجعة ترجمة صفحة الدفع', due: 6, labels: ['App'], userIds: [3, 8, 29], attachments: 2 },
  {
    title:
      'Collect every question that customers asked about deliveries to islands, mountain huts and boats since last spring, and sort them by how often they came',
    userIds: [20],
    comments: ['Forty-one so far. Most of them come from one very patient lighthouse.'],
  },
  { title: 'Draw a map of where parcels get stuck', due: 33, labels: ['Charts & Maps'], userIds: [11, 28] },
]

const onTheBench: readonly SampleItem[] = [
  {
    title: 'Let people compare two kettles side by side',
    due: 2,
    labels: ['UX', 'Dashboard'],
    userIds: [5, 6, 9, 12, 14, 15, 19, 21, 38],
    comments: [
      'Both at once on a phone is tight. What about swiping?',
      'Swiping hides what differs. Let us try two narrow columns first.',
      'Two columns work from 320 pixels up, I tried it on my old phone.',
    ],
    attachments: 7,
    board: 2,
  },
  {
    title: 'Make the stock count agree with the shelves',
    due: -3,
    labels: ['Code Review'],
    userIds: [4, 39],
    comments: ['The lamp shelf is two short again.'],
  },
  { title: 'Photograph the autumn cushions', due: 0, labels: ['Image'], userIds: [27], attachments: 12 },
  {
    title: 'Show unsold stock as a heat map',
    due: -1,
    labels: ['Charts & Maps', 'Dashboard'],
    userIds: [33, 46],
    comments: ['Please check the colours with the colour-blind palette too.'],
    attachments: 1,
    board: 3,
  },
  {
    title: 'Show order notes exactly as they were typed',
    due: 9,
    labels: ['Code Review', 'App'],
    userIds: [25, 44],
    comments: [
      'One note reads <img src=x onerror="alert(1)"><script>alert(2)</script>, and it must stay just that: a note.',
      'Added it to the tests.',
    ],
  },
]

const readyToShip: readonly SampleItem[] = [
  {
    title: 'Send the receipt the moment an order is paid',
    due: -8,
    labels: ['App'],
    userIds: [13, 26],
    comments: ['Arrived here before the kettle boiled.'],
    attachments: 1,
  },
  {
    title: 'Dessiner les icônes des catégories',
    due: -5,
    labels: ['Image', 'UX'],
    userIds: [17, 41, 47],
    attachments: 6,
    board: 4,
  },
  {
    title: 'Dark theme for the packing tablet',
    due: 4,
    labels: ['UX', 'Image', 'Code Review', 'Dashboard', 'App', 'Charts & Maps'],
    userIds: [30],
    comments: ['The night shift says thank you.', 'So do my eyes.'],
    attachments: 2,
  },
  { title: 'Thank people for their reviews' },
]

const samples: readonly (readonly [title: string, items: readonly SampleItem[]])[] = [
  ['Up next', upNext],
  ['On the bench', onTheBench],
  ['Ready to ship', readyToShip],
]

/** The boards and items of a fresh start. */
export const seedKanban = (): StoredKanban => {
  const users = seedUsers()
  const toMember = (userId: number) => {
    const { fullName, avatar } = users[userId - 1]!
    return { img: avatar, name: fullName }
  }
  const toItem = (
    { title, due, labels = [], userIds = [], comments = [], attachments = 0, board }: SampleItem,
    index: number,
  ): KanbanItem => ({
    id: index + 1,
    title,
    dueDate: due === undefined ? '' : dateInDays(due),
    labels: [...labels],
    members: userIds.map(toMember),
    comments: comments.join('\n\n'),
    attachments,
    commentsCount: comments.length,
    image: board ? picture(`boards/${board}`) : '',
  })

  const all = samples.flatMap(([, ofBoard]) => ofBoard)
  const items = all.map(toItem)
  const boards = samples.map(([title, ofBoard], index) => ({
    id: index + 1,
    title,
    itemsIds: ofBoard.map((sample) => all.indexOf(sample) + 1),
  }))
  return { boards, items, removedBoards: [], removedItems: [] }
}
