/** Very many orders that exist in stories and benchmarks alone; the same ones every time. */
export interface Order {
  id: number
  number: string
  customer: string
  company: string
  amount: number
  items: number
  status: 'paid' | 'due' | 'late'
  placed: Date
  city: string
}

const first = [
  'Maya',
  'Omar',
  'Iris',
  'Jonas',
  'Lina',
  'Teo',
  'Zoë',
  'Émile',
  'Amara',
  'Sana',
  'Noor',
  'Felix',
]
const last = ['Laurent', 'Weber', 'Marchetti', 'Haddad', 'Qureshi', 'Okafor', 'Dubois', 'Santos', 'Moreau']
const firms = ['Mills', 'Works', 'Trading', 'Studio', 'Foods', 'Press', 'Textiles', 'Optics', 'Ferries']
const cities = [
  'Lyon',
  'Dakar',
  'Oslo',
  'Beirut',
  'Lima',
  'Porto',
  'Cork',
  'Muscat',
  'Nantes',
  'Gent',
  'Turin',
]
const statuses = ['paid', 'due', 'late'] as const
const syllables = [
  'ba',
  'ko',
  'li',
  'ma',
  'ne',
  'po',
  'ra',
  'si',
  'tu',
  've',
  'za',
  'dor',
  'fin',
  'gal',
  'hem',
]
const start = Date.UTC(2026, 10, 20)
const day = 24 * 60 * 60 * 1000

/** Park and Miller's generator: even enough, and the same everywhere. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 16807) % 2147483647
    return Math.floor((state / 2147483647) * below)
  }
}

export function ordersOf(count: number): Order[] {
  const random = randomFrom(1522)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const word = () => `${pick(syllables)}${pick(syllables)}${pick(syllables)}`
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: `#${100_000 + index}`,
    customer: `${pick(first)} ${word()} ${pick(last)}`,
    company: `${word()} ${pick(firms)}`,
    amount: random(1_000_000) / 100,
    items: 1 + random(40),
    status: pick(statuses),
    placed: new Date(start - random(900) * day),
    city: pick(cities),
  }))
}
