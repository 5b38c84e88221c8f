import {
  type CustomerAccount,
  type CustomerNotification,
  LOYALTY_LEVELS,
  type LoyaltyLevel,
} from './contract.ts'
import { USER_PLANS } from '../users/contract.ts'
import { sampleAddress } from './seed-addresses.ts'
import { now } from '../../seed/clock.ts'
import { customerPeople } from '../customers/seed-people.ts'
import { countries } from '../../seed/countries.ts'
import { roundToCents } from '../../seed/money.ts'
import { MINUTE } from '../../seed/moments.ts'
import { createRandom, fillDigits, type Random } from '../../seed/random.ts'

const SEED = 88_213
const DEVICE_DAYS = 40
/** Every so many customers one has never looked into its account. */
const BARE_EVERY = 17

const browsers = ['Firefox', 'Chrome', 'Safari', 'Edge']
const devices = ['Lantern Book 14', 'Pebble Mini', 'Tern Pad 11', 'Stillwater Desk', 'Lantern Book 16']
const issuers = ['Harbour & Vale Bank', 'Banque des Trois Ponts', 'Saltmarsh Mutual', 'بنك الواحة']

/** The level that so many points make, with the points. */
export const loyaltyOf = (points: number): CustomerAccount['loyalty'] => {
  const levels = Object.keys(LOYALTY_LEVELS) as LoyaltyLevel[]
  return { level: levels.findLast((level) => points >= LOYALTY_LEVELS[level]) ?? 'bronze', points }
}

/** The last four digits of the card of a sample customer. */
export const cardDigitsOf = (id: number) => String(1000 + ((id * 7919) % 9000))

const notify = (email: boolean, browser: boolean, app: boolean) => ({ email, browser, app })

const quiet = notify(false, false, false)

/** The account of a customer who has only just come. */
export const blankAccount = (username: string): CustomerAccount => ({
  username,
  plan: 'basic',
  balance: 0,
  loyalty: loyaltyOf(0),
  wishlist: 0,
  coupons: 0,
  addresses: [],
  paymentMethods: [],
  isTwoStepOn: false,
  twoStepPhone: '',
  devices: [],
  notifications: {
    offers: quiet,
    orders: notify(true, false, false),
    newBrowser: notify(true, false, false),
    newDevice: notify(true, false, false),
  },
})

/** The account of a sample customer, by its id. */
export const sampleAccount = (id: number): CustomerAccount => {
  const random = createRandom(SEED * id)
  const [, username] = customerPeople[id - 1]!
  const addresses = inventAddresses(id, random)
  const blank = { ...blankAccount(username), addresses }
  if (id % BARE_EVERY === 0) return blank
  const isTwoStepOn = random.next() < 0.3
  return {
    ...blank,
    plan: USER_PLANS[random.integer(0, USER_PLANS.length - 1)]!,
    balance: inventBalance(random),
    loyalty: loyaltyOf(Math.round(9500 * random.next() ** 2)),
    wishlist: random.integer(0, 24),
    coupons: random.integer(0, 5),
    paymentMethods: inventPaymentMethods(id, random),
    isTwoStepOn,
    twoStepPhone: isTwoStepOn ? phoneOf(id) : '',
    devices: inventDevices(addresses, random),
    notifications: inventNotifications(random),
  }
}

/** The contact number of a sample customer. */
export const phoneOf = (id: number) => {
  const [, , code] = customerPeople[id - 1]!
  return fillDigits(countries[code].phone, createRandom(SEED + id))
}

const inventAddresses = (id: number, random: Random): CustomerAccount['addresses'] => {
  const [, , code] = customerPeople[id - 1]!
  const labels = ['Home', 'Office', 'Family'].slice(0, random.integer(1, 3))
  return labels.map((label, index) => ({
    ...sampleAddress(code, random),
    id: index + 1,
    label,
    isDefault: index === 0,
    isBilling: index === Math.min(1, labels.length - 1),
  }))
}

/** A third has nothing to get or to pay, a sixth owes something. */
const inventBalance = (random: Random) => {
  const chance = random.next()
  if (chance < 1 / 3) return 0
  const amount = roundToCents(400 * random.next() ** 2 + 3.5)
  return chance < 1 / 2 ? -amount : amount
}

const inventPaymentMethods = (id: number, random: Random): CustomerAccount['paymentMethods'] => {
  const [holder, mailbox] = customerPeople[id - 1]!
  const year = now().getUTCFullYear()
  const issuer = () => issuers[random.integer(0, issuers.length - 1)]!
  const expires = () => `${year + random.integer(1, 4)}-${String(random.integer(1, 12)).padStart(2, '0')}`
  const methods = [
    { brand: 'mastercard', holder, lastDigits: cardDigitsOf(id), expires: expires(), issuer: issuer() },
    { brand: 'paypal', holder: `${mailbox}@example.com`, lastDigits: '', expires: '', issuer: '' },
    // An old card, past its date.
    { brand: 'visa', holder, lastDigits: '4071', expires: `${year - 1}-11`, issuer: issuer() },
  ] as const
  return methods
    .slice(0, random.integer(1, methods.length))
    .map((method, index) => ({ ...method, id: index + 1, isDefault: index === 0 }))
}

/** One to five, the latest first. */
const inventDevices = (
  addresses: CustomerAccount['addresses'],
  random: Random,
): CustomerAccount['devices'] => {
  const times = Array.from({ length: random.integer(1, 5) }, () => random.integer(20, DEVICE_DAYS * 24 * 60))
  return times
    .sort((one, other) => one - other)
    .map((minutes, index) => ({
      id: index + 1,
      browser: browsers[random.integer(0, browsers.length - 1)]!,
      device: devices[random.integer(0, devices.length - 1)]!,
      place: addresses[index % addresses.length]!.town,
      time: new Date(now().getTime() - minutes * MINUTE).toISOString(),
    }))
}

const inventNotifications = (random: Random) => {
  const any = () => notify(random.next() < 0.7, random.next() < 0.4, random.next() < 0.5)
  return {
    offers: any(),
    orders: any(),
    newBrowser: any(),
    newDevice: any(),
  } satisfies Record<CustomerNotification, ReturnType<typeof notify>>
}
