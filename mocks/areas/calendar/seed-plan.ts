import type { CalendarName } from './contract.ts'

interface EventDetails {
  readonly location?: string
  /** Ids of users. */
  readonly guests?: readonly number[]
  readonly description?: string
  readonly url?: string
}

type Line = readonly [
  calendar: CalendarName,
  title: string,
  day: number,
  when: PlannedEvent['when'],
  details?: EventDetails,
]

/** An event by its place in the weeks around today. */
export interface PlannedEvent extends EventDetails {
  readonly calendar: CalendarName
  readonly title: string
  /** Days from this week's Monday. */
  readonly day: number
  /** A number of whole days, or a time of day (UTC) with a number of minutes. */
  readonly when: number | readonly [start: `${number}:${number}`, minutes: number]
}

const lines: readonly Line[] = [
  ['Business', 'Stock count, north hall', -14, 2, { location: 'North hall', guests: [12, 31, 25] }],
  [
    'Business',
    'Spring range: first look',
    -12,
    ['09:00', 90],
    {
      location: 'Sample room',
      guests: [2, 17, 40, 34],
      description: 'Bring the colour cards. We leave with twelve pieces, not with thirty.',
    },
  ],
  ['Personal', 'Bicycle back from the workshop', -11, ['16:30', 30], { location: 'Vélo Comète' }],
  [
    'Family',
    'Grandmother’s eightieth',
    -9,
    1,
    {
      location: 'The garden behind the bakery',
      description: 'Cake for sixteen. The candles are in the blue tin.',
    },
  ],
  ['ETC', 'Chimney sweep', -7, ['07:45', 45]],
  ['Business', 'Interview: warehouse lead', -6, ['10:00', 60], { guests: [1, 44] }],
  ['Business', 'Interview: warehouse lead', -6, ['11:15', 60], { guests: [1, 44] }],
  ['Holiday', 'Long weekend', -4, 3, { description: 'The shop answers mail again on Monday.' }],
  ['Personal', 'Swimming', -3, ['18:00', 60], { location: 'Harbour baths' }],

  [
    'Business',
    'Week opening',
    0,
    ['08:30', 30],
    {
      guests: [1, 4, 11, 13, 28],
      description: 'Three sentences each: what went well, what is stuck, what comes next.',
    },
  ],
  [
    'Business',
    'Carrier rates with Tallgrass Freight',
    0,
    ['14:00', 60],
    {
      location: 'Video call',
      guests: [1],
      url: 'https://example.com/meet/carrier-rates',
    },
  ],
  ['ETC', 'Window cleaners', 0, ['07:00', 15]],
  [
    'Business',
    'Présentation du catalogue d’automne',
    1,
    ['09:30', 120],
    {
      location: 'Atelier Lumivelle, Lyon',
      guests: [2, 9, 32],
      description: 'Apporter les deux maquettes et la liste des prix.',
    },
  ],
  [
    'Business',
    'Photo shoot: lamps and kettles',
    1,
    ['09:30', 240],
    {
      location: 'Studio 2',
      guests: [18, 40],
      description: 'Same hour as the catalogue, so Solveig leads and we look in at noon.',
    },
  ],
  ['Personal', 'Dentist', 1, ['15:15', 45], { location: 'Above the pharmacy, second floor' }],
  ['Family', 'Parents’ evening', 2, ['18:30', 90], { location: 'School hall' }],
  [
    'Business',
    'اجتماع شركاء التوصيل',
    2,
    ['10:00', 75],
    {
      location: 'مكتب دبي، الطابق الرابع',
      guests: [3, 14, 42],
      description: 'مراجعة مواعيد التسليم في الخليج قبل الموسم.',
    },
  ],
  ['Business', 'Returns: what the last fifty tell us', 2, ['13:00', 60], { guests: [13, 33, 46] }],
  ['ETC', 'Parcel: new label printer', 3, ['11:00', 30], { location: 'Goods entrance' }],
  [
    'Business',
    'Budget round with everyone who owns a line in it, so please read the sheet before and not during',
    3,
    ['09:00', 150],
    {
      location: 'Large meeting room, ground floor, past the lift and left at the plant',
      guests: [1, 4, 7, 11, 16, 20, 24, 33, 44],
      description: 'The sheet is in the shared folder.\nColumns in grey are last year’s.',
      url: 'https://example.com/sheets/budget',
    },
  ],
  ['Personal', 'Choir', 3, ['19:00', 120], { location: 'Old chapel' }],
  [
    'Business',
    'Night release',
    3,
    ['22:30', 180],
    {
      guests: [28, 39],
      description: 'Search moves to the new index. Somebody brings soup.',
    },
  ],
  ['Business', 'Demo Friday', 4, ['14:00', 60], { location: 'Kitchen table', guests: [11, 28, 33, 39, 46] }],
  ['Family', 'Fetch the cousins from the train', 4, ['17:40', 40], { location: 'Platform 3' }],
  ['Family', 'Pancake breakfast', 5, ['08:30', 90]],
  ['Personal', 'Flea market', 5, ['11:00', 120], { location: 'Canal side' }],
  ['Personal', 'Call Itziar', 6, ['17:00', 45], { guests: [26] }],
  ['ETC', 'Garden: empty the rain barrels', 6, 1],

  [
    'Business',
    'Trade fair',
    7,
    4,
    {
      location: 'Hall 7, stand C 12',
      guests: [2, 15, 34, 35, 40, 43],
      description: 'Stand is built on Sunday evening. Two of us stay until the end each day.',
      url: 'https://example.com/fairs/autumn',
    },
  ],
  ['Business', 'Supplier breakfast', 8, ['07:30', 60], { location: 'Hall 7, café', guests: [5, 22, 30] }],
  ['Personal', 'Read to the reading group: chapter nine', 9, ['18:30', 75], { location: 'Library' }],
  ['ETC', 'Fire drill', 10, ['10:00', 20], { description: 'Stairs only. Meet at the bicycle stand.' }],
  ['Holiday', 'Public holiday', 11, 1],
  ['Family', 'Zelten am See', 12, 2, { location: 'Uferplatz 9', description: 'Mückenspray!' }],
  [
    'Business',
    'Quarter review',
    14,
    ['13:00', 120],
    {
      guests: [7, 13, 16, 20],
      description: 'Numbers first, opinions after the break.',
    },
  ],
  ['Business', 'Invoice run', 15, 1, { description: 'Reminders go out for everything past due.' }],
  ['Family', 'عشاء العائلة', 18, ['17:30', 150], { location: 'بيت الجدة' }],
  [
    'Holiday',
    'Summer house',
    19,
    9,
    {
      location: 'The island',
      description: 'No telephone there. Élodie decides what cannot wait.',
    },
  ],
  ['Business', 'Contract with Kranich & Kompass ends', 22, 1, { guests: [34] }],
  ['Personal', 'Renew the library card', 25, ['12:00', 15]],
  ['ETC', 'Meter reading', 26, 1],
]

/** Invented events; one night is busy past midnight, one morning has two things at once. */
export const plannedEvents: readonly PlannedEvent[] = lines.map(([calendar, title, day, when, details]) => ({
  calendar,
  title,
  day,
  when,
  ...details,
}))
