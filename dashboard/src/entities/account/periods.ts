import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { dayInStore } from '../../core/i18n/store-zone.ts'

const DAY = 86_400_000

const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / DAY)

/** How much of a period is over, in days; they are those of the store, which bills them. */
export function periodOf({ startedOn, renewsOn }: Pick<UserBilling, 'startedOn' | 'renewsOn'>, now: number) {
  const total = daysBetween(startedOn, renewsOn)
  const used = Math.min(Math.max(daysBetween(startedOn, dayInStore(now)), 0), total)
  return { total, used, left: total - used }
}
