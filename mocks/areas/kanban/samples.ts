import type { KanbanLabel, KanbanPriority } from './contract.ts'

/** A sample item, told in few words. */
export interface SampleItem {
  readonly title: string
  /** Days from today. */
  readonly due?: number
  /** @default 'normal' */
  readonly priority?: KanbanPriority
  readonly labels?: readonly KanbanLabel[]
  readonly userIds?: readonly number[]
  readonly comments?: readonly string[]
  /** Names and sizes. */
  readonly files?: readonly (readonly [fileName: string, size: `${number}${'kb' | 'mb'}`])[]
  /** What there is to do, done where it begins with an x. */
  readonly checklist?: readonly string[]
  readonly board?: 1 | 2 | 3 | 4
}

const upNext: readonly SampleItem[] = [
  {
    title: 'Sketch the gift wrapping page',
    due: 12,
    labels: ['UX'],
    userIds: [1, 7, 24],
    comments: ['Could the ribbon be a colour picker?', 'Yes, but please no more than six colours.'],
    files: [
      ['wrapping-page.png', '1.4mb'],
      ['ribbon-colours.png', '380kb'],
      ['paper-prices.xlsx', '41kb'],
    ],
    checklist: [
      'x Ask the packing table how they wrap',
      'Draw the page for phones',
      'Choose six ribbons',
      'Try it with five people',
    ],
    board: 1,
  },
  {
    title: 'Redessiner la page d’accueil pour les petits écrans',
    due: 20,
    labels: ['UX', 'App'],
    userIds: [2, 32],
    comments: ['Le menu doit rester à portée du pouce.'],
    files: [['accueil-360.png', '920kb']],
  },
  {
    title: 'مراجعة ترجمة صفحة الدفع',
    due: 6,
    labels: ['App'],
    userIds: [3, 8, 29],
    files: [
      ['صفحة-الدفع.docx', '58kb'],
      ['ملاحظات-المترجم.pdf', '210kb'],
    ],
  },
  {
    title:
      'Collect every question that customers asked about deliveries to islands, mountain huts and boats since last spring, and sort them by how often they came',
    userIds: [20],
    comments: ['Forty-one so far. Most of them come from one very patient lighthouse.'],
  },
  {
    title: 'Draw a map of where parcels get stuck',
    due: 33,
    priority: 'low',
    labels: ['Charts & Maps'],
    userIds: [11, 28],
  },
]

const onTheBench: readonly SampleItem[] = [
  {
    title: 'Let people compare two kettles side by side',
    due: 2,
    priority: 'high',
    labels: ['UX', 'Dashboard'],
    userIds: [5, 6, 9, 12, 14, 15, 19, 21, 38],
    comments: [
      'Both at once on a phone is tight. What about swiping?',
      'Swiping hides what differs. Let us try two narrow columns first.',
      'Two columns work from 320 pixels up, I tried it on my old phone.',
    ],
    files: [
      ['two-columns.png', '640kb'],
      ['swiping.png', '590kb'],
      ['kettle-facts.xlsx', '72kb'],
      ['what-people-compare.pdf', '1.1mb'],
    ],
    checklist: [
      'x Find out what people compare',
      'x Draw two narrow columns',
      'x Try it at 320 pixels',
      'Mark what differs',
      'Check it with a screen reader',
      'Measure how many go on to buy',
    ],
    board: 2,
  },
  {
    title: 'Make the stock count agree with the shelves',
    due: -3,
    priority: 'urgent',
    labels: ['Code Review'],
    userIds: [4, 39],
    checklist: ['x Count the lamp shelf', 'Count it again at noon', 'Find who moves the lamps'],
    comments: ['The lamp shelf is two short again.'],
  },
  {
    title: 'Photograph the autumn cushions',
    due: 0,
    labels: ['Image'],
    userIds: [27],
    files: [
      ['cushions-window.jpg', '2.3mb'],
      ['cushions-sofa.jpg', '2.6mb'],
      ['cushions-close.jpg', '1.9mb'],
      ['list-of-shots.docx', '36kb'],
    ],
    checklist: [
      'x Borrow the blue sofa',
      'x Book the north window',
      'x Iron the covers',
      'Take the close-ups',
    ],
  },
  {
    title: 'Show unsold stock as a heat map',
    due: -1,
    labels: ['Charts & Maps', 'Dashboard'],
    userIds: [33, 46],
    comments: ['Please check the colours with the colour-blind palette too.'],
    files: [['unsold-by-week.xlsx', '134kb']],
    board: 3,
  },
  {
    title: 'Show order notes exactly as they were typed',
    due: 9,
    labels: ['Code Review', 'App'],
    userIds: [25, 44],
    checklist: ['x Show notes as text', 'x Test it with odd notes'],
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
    files: [['receipt.pdf', '88kb']],
    checklist: ['x Send it in three languages', 'x Show the tax by rate', 'x Try it with a refund'],
  },
  {
    title: 'Dessiner les icônes des catégories',
    due: -5,
    labels: ['Image', 'UX'],
    userIds: [17, 41, 47],
    files: [
      ['icones-categories.zip', '2.2mb'],
      ['icones-apercu.png', '470kb'],
    ],
    board: 4,
  },
  {
    title: 'Dark theme for the packing tablet',
    due: 4,
    labels: ['UX', 'Image', 'Code Review', 'Dashboard', 'App', 'Charts & Maps'],
    userIds: [30],
    comments: ['The night shift says thank you.', 'So do my eyes.'],
    files: [
      ['tablet-at-night.jpg', '1.7mb'],
      ['contrast.pdf', '120kb'],
    ],
  },
  { title: 'Thank people for their reviews' },
]

/** The sample boards, each with its items. */
export const samples: readonly (readonly [title: string, items: readonly SampleItem[]])[] = [
  ['Up next', upNext],
  ['On the bench', onTheBench],
  ['Ready to ship', readyToShip],
]

/** All sample items; the id of one is its place here plus 1. */
export const sampleItems = samples.flatMap(([, ofBoard]) => ofBoard)
