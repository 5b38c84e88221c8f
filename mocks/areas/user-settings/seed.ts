import type { AccountConnections } from '../account-settings/contract.ts'
import { startOfPeriod } from '../account-settings/seed-billing-periods.ts'
import type { UserSettings } from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { instantOf, MINUTE } from '../../seed/moments.ts'
import { inStore } from '../../seed/store-time.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom, type Random } from '../../seed/random.ts'
import type { StoredUser } from '../users/seed.ts'

/** The settings of a user as the mocks keep them: plan, price and the end of the period follow. */
export interface StoredUserSettings extends Omit<UserSettings, 'billing'> {
  readonly billing: Omit<UserSettings['billing'], 'plan' | 'price' | 'renewsOn'>
}

const SEED = 61_409
const DEVICE_DAYS = 45

const devices = [
  ['Desk by the window', 'desktop'],
  ['Work laptop', 'laptop'],
  ['Téléphone de tous les jours', 'phone'],
  ['Tablet in the meeting room', 'tablet'],
  ['حاسوب البيت', 'laptop'],
] as const
const towns = ['Seattle', 'Lyon', 'Porto Alegre', 'Dubai', 'Hamburg', '']
const accounts = [
  ['Almanac', 'calendar', 1],
  ['Tin Telephone', 'chat', 2],
  ['Branch & Bough', 'code', 3],
  ['Atelier Calque', 'design', 4],
  ['Pigeon Post', 'mailing', 5],
] as const
const socials = [
  ['Finchnest', 6],
  ['Placard', 7],
  ['Belle Image', 8],
  ['مجلس', 9],
  ['Cardinal Row', 10],
] as const

const none = { email: false, browser: false, app: false }
const byMail = { ...none, email: true }

const connectionOf = (isConnected: () => boolean, handleOf: () => string | null): AccountConnections => ({
  accounts: accounts.map(([name, kind, logo], index) => ({
    id: index + 1,
    name,
    kind,
    logo: picture(`brands/${logo}`),
    isConnected: isConnected(),
  })),
  socials: socials.map(([name, logo], index) => ({
    id: index + 1,
    name,
    logo: picture(`brands/${logo}`),
    handle: handleOf(),
  })),
})

/** The settings of a user who has not used the product yet. */
export const blankSettings = ({
  company,
  email,
  taxId,
  contact,
  country,
  createdAt,
}: StoredUser): StoredUserSettings => ({
  security: { isTwoStepOn: false, method: 'authenticator', phone: '', devices: [] },
  billing: {
    period: 'monthly',
    startedOn: startOfPeriod(inStore(createdAt).date, 'monthly'),
    cards: [],
    address: {
      company,
      email,
      taxId,
      vatNumber: '',
      phone: contact,
      address: '',
      state: '',
      postCode: '',
      country,
    },
  },
  notification: {
    channels: { newForYou: byMail, accountActivity: byMail, newBrowser: byMail, newDevice: byMail },
    when: 'anytime',
  },
  connection: connectionOf(
    () => false,
    () => null,
  ),
})

/** The settings of a sample user; the same all day, as they count from midnight (UTC). */
export const sampleSettings = (user: StoredUser): StoredUserSettings => {
  const random = createRandom(SEED * user.id)
  const blank = blankSettings(user)
  const isTwoStepOn = random.next() < 0.4
  const method = random.next() < 0.5 ? 'sms' : 'authenticator'
  const any = () => ({
    email: random.next() < 0.8,
    browser: random.next() < 0.5,
    app: random.next() < 0.5,
  })
  return {
    security: {
      isTwoStepOn,
      method,
      phone: isTwoStepOn && method === 'sms' ? user.contact : '',
      devices: inventDevices(random),
    },
    billing: {
      ...blank.billing,
      period: random.next() < 0.3 ? 'yearly' : 'monthly',
      startedOn: dateInDays(-random.integer(0, 27)),
      cards: inventCards(user, random),
      address: {
        ...blank.billing.address,
        address: `${random.integer(2, 180)} Lanternfish Wharf`,
        postCode: String(random.integer(10_000, 98_999)),
      },
    },
    notification: {
      channels: { newForYou: any(), accountActivity: any(), newBrowser: any(), newDevice: byMail },
      when: random.next() < 0.3 ? 'online' : 'anytime',
    },
    connection: connectionOf(
      () => random.next() < 0.5,
      () => (random.next() < 0.5 ? `@${user.username}` : null),
    ),
  }
}

/** One to three; the last is past its month for some. */
const inventCards = ({ fullName, company }: StoredUser, random: Random) => {
  const month = (days: number) => dateInDays(days).slice(0, 7)
  const digits = () => String(random.integer(1000, 9999))
  const cards = [
    { brand: 'mastercard', holder: fullName, lastDigits: digits(), expires: month(700), isPrimary: true },
    { brand: 'visa', holder: fullName, lastDigits: digits(), expires: month(-40), isPrimary: false },
    {
      brand: 'visa',
      holder: company || fullName,
      lastDigits: digits(),
      expires: month(320),
      isPrimary: false,
    },
  ] as const
  return cards.slice(0, random.integer(1, cards.length))
}

/** One to five, the latest first, on different days. */
const inventDevices = (random: Random): UserSettings['security']['devices'] => {
  const days = random
    .shuffle(Array.from({ length: DEVICE_DAYS }, (_, index) => index + 1))
    .slice(0, random.integer(1, devices.length))
    .sort((one, other) => one - other)
  const kinds = random.shuffle(devices)
  return days.map((day, index) => {
    const [name, kind] = kinds[index]!
    const time = instantOf([day, '00:00']) + random.integer(7 * 60, 20 * 60) * MINUTE
    return {
      id: index + 1,
      name,
      kind,
      place: towns[random.integer(0, towns.length - 1)]!,
      time: new Date(time).toISOString(),
    }
  })
}
