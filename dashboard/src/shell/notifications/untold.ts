import type { AccountNotifications, ACCOUNT_NOTIFICATIONS } from '@data1522/mocks/contract/account-settings'
import { personKey } from '../../core/storage/person-key.ts'
import type { Notification } from './queries.ts'

/** What each is, of what one can choose to be told about. */
const topics: Record<Notification['kind'], (typeof ACCOUNT_NOTIFICATIONS)[number]> = {
  messageReceived: 'newForYou',
  eventInvitation: 'newForYou',
  reviewWritten: 'newForYou',
  userJoined: 'newForYou',
  orderPlaced: 'accountActivity',
  paymentFailed: 'accountActivity',
  paymentReceived: 'accountActivity',
  invoicePastDue: 'accountActivity',
  stockLow: 'accountActivity',
}

/** Runs something while no other tab does. */
const alone = async <Done>(key: string, run: () => Done): Promise<Done> =>
  navigator.locks ? ((await navigator.locks.request(key, run)) as Done) : run()

/**
 * Those that this tab shall tell by the browser: what came since a moment, that no tab has told, and that its person
 * wants to be told so. Where nothing can be kept, each tab tells them.
 */
export async function takeUntold(
  rows: readonly Notification[],
  since: string,
  { channels, when }: AccountNotifications,
): Promise<Notification[]> {
  // Who is away is told when they come back, or in the tab that they look at.
  if (when === 'online' && document.visibilityState !== 'visible') return []
  const key = personKey('told')
  return alone(key, () => {
    const told = [since, read(key)].toSorted().at(-1)!
    const untold = rows.filter(({ time, isRead }) => time > told && !isRead)
    keep(key, [told, ...untold.map(({ time }) => time)].toSorted().at(-1)!)
    return untold.filter(({ kind }) => channels[topics[kind]].browser)
  })
}

/** When the last one was told; a word that is no time would be later than each. */
function read(key: string) {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return Number.isNaN(Date.parse(kept)) ? '' : kept
  } catch {
    return ''
  }
}

function keep(key: string, time: string) {
  try {
    localStorage.setItem(key, time)
  } catch {
    // What cannot be kept is told by each tab.
  }
}
