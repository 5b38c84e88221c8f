import type { Notification, NotificationKind } from './contract.ts'
import { accounts } from '../../seed/accounts.ts'
import { sampleNumber } from '../orders/seed-number.ts'
import { avatarOf } from '../../seed/avatars.ts'
import { instantOf, type Moment } from '../../seed/moments.ts'
import { picture } from '../../seed/pictures.ts'

/** A notification as the mocks keep it: whose it is, too. */
export interface StoredNotification extends Notification {
  readonly accountId: number
}

type Facts = Partial<Pick<Notification, 'person' | 'picture' | 'subject' | 'value' | 'isRead'>>
type Line = readonly [kind: NotificationKind, recordId: number, moment: Moment, facts: Facts]

const isRead = true
const cavendale = 'Alexandrina Bartholomea Wolstenholme-Featherstonehaugh-Cavendale'

/** What each account has been told, the oldest first; names and numbers are those of the other sample data. */
const lines: readonly (readonly Line[])[] = [
  [
    ['invoicePastDue', 5061, [6, '06:00'], { person: cavendale, isRead }],
    [
      'eventInvitation',
      13,
      [5, '09:41'],
      {
        person: 'Élodie Vasserot-Quintrel',
        picture: avatarOf(1),
        subject: 'Présentation du catalogue d’automne',
        isRead,
      },
    ],
    [
      'reviewWritten',
      3,
      [3, '18:20'],
      {
        person: 'Digby Farthingale',
        picture: avatarOf(9),
        subject: 'Slate eleven-inch tablet',
        value: 4,
        isRead,
      },
    ],
    [
      'stockLow',
      19,
      [2, '07:05'],
      { subject: 'Pebble Grand phone', picture: picture('products/phone-b'), value: 3, isRead },
    ],
    ['orderPlaced', 5386, 1955, { person: cavendale, value: 1724.51, isRead }],
    [
      'paymentReceived',
      5089,
      1290,
      { person: 'Gaspard de Hautefontaine-Mirabel', picture: avatarOf(3), value: 1880.08, isRead },
    ],
    ['userJoined', 49, 1160, { person: 'Ximena Altavista', subject: 'Colibrí Cloud', isRead }],
    ['orderPlaced', 5393, 387, { person: 'Winslow Peregrine', picture: avatarOf(2), value: 125.93, isRead }],
    [
      'reviewWritten',
      1,
      190,
      { person: 'Magnus Threlkeld-Sole', picture: avatarOf(8), subject: 'Ob', value: 2 },
    ],
    ['paymentFailed', 5399, 59, { person: 'Gideon Ferncastle', picture: avatarOf(6), value: 206.6 }],
    ['userJoined', 50, 58, { person: 'جوري القندلاني', subject: 'لؤلؤة الشرق للتصميم' }],
    ['messageReceived', 12, 6, { person: 'Joaquim Ferreirinho', picture: avatarOf(11), value: 2 }],
  ],
  [
    [
      'eventInvitation',
      14,
      [4, '08:15'],
      {
        person: 'Nguyễn Thục Vân Khuê',
        picture: avatarOf(5),
        subject: 'Photo shoot: lamps and kettles',
        isRead,
      },
    ],
    ['messageReceived', 2, 15, { person: 'Élodie Vasserot-Quintrel', picture: avatarOf(1), value: 1 }],
  ],
]

/** What the record is known by, of the kinds that name its number. */
const numbers: Partial<Record<NotificationKind, (recordId: number) => string>> = {
  orderPlaced: sampleNumber,
  paymentFailed: sampleNumber,
  paymentReceived: String,
  invoicePastDue: String,
}

/** The notifications of a fresh start, those of each account from the oldest. */
export const seedNotifications = (): StoredNotification[] =>
  lines
    .flatMap((ofAccount, index) => ofAccount.map((line) => [accounts[index]!.id, line] as const))
    .map(([accountId, [kind, recordId, moment, facts]], index) => ({
      id: index + 1,
      accountId,
      kind,
      recordId,
      number: numbers[kind]?.(recordId) ?? '',
      time: new Date(instantOf(moment)).toISOString(),
      isRead: false,
      person: '',
      picture: '',
      subject: '',
      value: null,
      ...facts,
    }))
