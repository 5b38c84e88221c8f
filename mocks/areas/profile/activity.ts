import { historyOf } from '../account-settings/billing-history.ts'
import { settingsOf } from '../account-settings/collection.ts'
import type { Account } from '../../seed/accounts.ts'
import { DAY, now } from '../../seed/clock.ts'
import type { ProfileOverview } from './contract.ts'
import { ownProjectsOf } from './projects.ts'

const REACH_DAYS = 30
const SHOWN = 6

type Deed = Omit<ProfileOverview['activity'][number], 'id'>

const morningOf = (day: string) => `${day}T08:00:00.000Z`

/** What somebody's own records tell of the last month, the latest first. */
export function activityOf(caller: Account): ProfileOverview['activity'] {
  const deeds: Deed[] = [
    ...settingsOf(caller)
      .get()
      .security.devices.map(({ time }): Deed => ({ kind: 'signedIn', subject: '', time })),
    ...historyOf(caller)
      .filter(({ invoiceStatus }) => invoiceStatus === 'Paid')
      .map(({ number, issuedDate }): Deed => ({
        kind: 'invoicePaid',
        subject: number,
        time: morningOf(issuedDate),
      })),
    ...ownProjectsOf(caller)
      .filter(({ completedTask, totalTask }) => completedTask === totalTask)
      .map(({ title, deadline }): Deed => ({
        kind: 'projectFinished',
        subject: title,
        time: morningOf(deadline),
      })),
  ]
  const end = now().getTime()
  const isRecent = ({ time }: Deed) => Date.parse(time) <= end && Date.parse(time) > end - REACH_DAYS * DAY
  return deeds
    .filter(isRecent)
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, SHOWN)
    .map((deed, index) => ({ id: index + 1, ...deed }))
}
