import type { UserBilling } from '@data1522/mocks/contract/user-settings'

const DAY = 86_400_000

/** How much of a period is over, in days; dates are those of a calendar, wherever one is. */
export function periodOf({ startedOn, renewsOn }: Pick<UserBilling, 'startedOn' | 'renewsOn'>, now: number) {
  const [start, end] = [Date.parse(startedOn), Date.parse(renewsOn)]
  const total = Math.round((end - start) / DAY)
  const used = Math.min(Math.max(Math.floor((now - start) / DAY), 0), total)
  return { total, used, left: total - used }
}
