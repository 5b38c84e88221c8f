import type { ChatStatus } from './contract.ts'

export type ChatLanguage = 'en' | 'fr' | 'ar'

/** What the chat knows about a user beside what every screen does. */
export interface SampleContact {
  readonly userId: number
  readonly role: string
  readonly about: string
  readonly status: ChatStatus
  readonly hours: { readonly from: string; readonly to: string }
  readonly language: ChatLanguage
}

type Line = readonly [
  userId: number,
  role: string,
  about: string,
  status: ChatStatus,
  hours: `${number}:${number}-${number}:${number}`,
  language?: ChatLanguage,
]

const lines: readonly Line[] = [
  [
    1,
    'Freight planner',
    'Lorries, ferries and the odd canal boat. Ask me before you promise a date.',
    'online',
    '07:00-15:30',
  ],
  [2, 'Directrice artistique', 'Des lampes, du papier, et beaucoup de café.', 'online', '09:00-18:00', 'fr'],
  [3, 'مديرة الشراكات', 'أبحث دائماً عن فكرة صغيرة تكبر مع الوقت.', 'busy', '08:00-16:00', 'ar'],
  [5, 'Supplier relations', 'Glass, clay and honey from three valleys.', 'away', '08:30-17:00'],
  [6, 'Product photographer', 'Natural light or nothing. Well, nearly nothing.', 'offline', '10:00-19:00'],
  [7, 'Editor', 'I take out commas and put some of them back.', 'online', '09:00-17:00'],
  [9, 'Responsable des achats', 'Je réponds vite le matin, mieux l’après-midi.', 'away', '08:30-17:30', 'fr'],
  [12, 'Warehouse lead', 'If it has a shelf, I know which one.', 'online', '06:00-14:00'],
  [13, 'Data analyst', 'Every number has a story and most of them are about Mondays.', 'busy', '08:00-16:30'],
  [14, 'منسق التوصيل', '', 'offline', '09:00-17:00', 'ar'],
  [17, 'Cheesemaker', 'Back from the cellar at noon.', 'offline', '05:30-13:00', 'fr'],
  [19, 'Community manager', 'Two bicycles, one inbox.', 'online', '08:00-17:00'],
  [
    20,
    'Honorary Secretary and Keeper of the Register of Associated Glass Trades',
    'Correspondence is dealt with in the order of its arrival, save where the safety of a lantern is concerned.',
    'away',
    '10:00-15:00',
  ],
  [23, 'مستشار مالي', 'الأرقام أولاً، ثم القهوة.', 'online', '08:30-16:30', 'ar'],
  [25, 'Customer support', 'I was a baker once. I still get up at four.', 'online', '06:00-14:30'],
  [27, 'Chargée de clientèle', 'Dakar, Lyon, et les trains entre les deux.', 'busy', '09:00-17:30', 'fr'],
  [28, 'Robotics engineer', 'Please do not name the robots.', 'busy', '11:00-19:30'],
  [29, 'مطورة برمجيات', 'أكتب الشيفرة وأرسم الخرائط.', 'away', '10:00-18:00', 'ar'],
  [30, 'Buyer', 'Tea?', 'offline', '09:00-17:00'],
  [36, 'Sound designer', '', 'offline', '12:00-20:00'],
]

/** Twenty users whom one can write to. */
export const sampleContacts: readonly SampleContact[] = lines.map(
  ([userId, role, about, status, hours, language = 'en']) => {
    const [from = '', to = ''] = hours.split('-')
    return { userId, role, about, status, hours: { from, to }, language }
  },
)
