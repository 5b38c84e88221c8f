import type { DashboardSize } from '@data1522/design-system/DashboardGridItem'
import { atom } from 'jotai'
import { takenBack } from '../../../core/mutations/taken-back.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { store } from '../../../core/store.ts'
import type { CardSpec } from '../../../entities/dashboard/card/card.ts'
import type { DashboardSpec } from './dashboard.ts'

/** How a person has arranged a dashboard; missing fields are the default. */
export interface Arrangement {
  readonly order?: readonly string[]
  readonly hidden?: readonly string[]
  readonly sizes?: Readonly<Record<string, DashboardSize>>
}

/** A card of a person's dashboard. */
export interface PlacedCard extends CardSpec {
  readonly isHidden: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textsOf = (value: unknown) =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : undefined

/** Parses a stored arrangement; invalid parts are ignored. */
export function readArrangement(stored: string | null): Arrangement {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (!isObject(value)) return {}
    return {
      order: textsOf(value['order']),
      hidden: textsOf(value['hidden']),
      sizes: isObject(value['sizes']) ? (value['sizes'] as Record<string, DashboardSize>) : undefined,
    }
  } catch {
    return {}
  }
}

const keyOf = (dashboard: DashboardSpec['id']) => personKey(`dashboard-${dashboard}`)

const read = (key: string) => {
  try {
    return readArrangement(localStorage.getItem(key))
  } catch {
    return {}
  }
}

const write = (key: string, arrangement: Arrangement) => {
  try {
    if (Object.values(arrangement).some(Boolean)) localStorage.setItem(key, JSON.stringify(arrangement))
    else localStorage.removeItem(key)
  } catch {
    // Without storage, it holds until the page is left.
  }
}

function createAtom(place: string) {
  const held = atom(read(place))
  held.onMount = (set) => {
    const reread = () => {
      const stored = read(place)
      set((now) => (JSON.stringify(now) === JSON.stringify(stored) ? now : stored))
    }
    reread()
    const follow = ({ key }: StorageEvent) => (key === place || key === null) && reread()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(held),
    (_, set, next: Arrangement) => {
      write(place, next)
      set(held, next)
    },
  )
}

const atoms = new Map<string, ReturnType<typeof createAtom>>()

/** The signed-in person's arrangement of a dashboard, stored in this browser; other tabs follow. */
export function arrangementAtom(dashboard: DashboardSpec['id']) {
  const place = keyOf(dashboard)
  const known = atoms.get(place) ?? createAtom(place)
  atoms.set(place, known)
  return known
}

const filled = ({ order, hidden = [], sizes = {} }: Arrangement) => ({ order, hidden, sizes })

/** Undoes one change of an arrangement; later changes, here or in another tab, stay. */
export function takeArrangementBack(dashboard: DashboardSpec['id'], before: Arrangement, after: Arrangement) {
  const place = arrangementAtom(dashboard)
  // Reads through the subscription, which has the changes of other tabs even if the dashboard is not shown any more.
  const leave = store.sub(place, () => undefined)
  const { order, hidden, sizes } = takenBack(filled(before), filled(after), filled(store.get(place)))
  store.set(place, {
    order,
    hidden: hidden.length > 0 ? hidden : undefined,
    sizes: Object.keys(sizes).length > 0 ? sizes : undefined,
  })
  leave()
}

/** The cards of a dashboard in their arrangement; cards added to the product later have their default position. */
export function arrange(cards: readonly CardSpec[], { order, hidden, sizes }: Arrangement): PlacedCard[] {
  const known = (order ?? []).filter((id) => cards.some((card) => card.id === id))
  const inOrder = cards.reduce<string[]>((ids, { id }, index) => {
    if (ids.includes(id)) return ids
    const before = cards[index - 1]
    const place = before ? ids.indexOf(before.id) + 1 : 0
    return [...ids.slice(0, place), id, ...ids.slice(place)]
  }, known)
  return inOrder.map((id) => {
    const card = cards.find((one) => one.id === id)!
    const size = sizes?.[id]
    return {
      ...card,
      isHidden: hidden?.includes(id) ?? false,
      size: size && card.sizes?.includes(size) ? size : card.size,
    }
  })
}
