import type { Account } from '../../seed/accounts.ts'
import { dateInDays } from '../../seed/days.ts'
import { endSessions, givenDevicesOf } from '../../runtime/session.ts'
import { goneOn, settingsOf } from './collection.ts'
import { GRACE_DAYS } from './contract.ts'
import { changeSection } from './handlers-section.ts'

/** Gives an account up, which signs it out where it is signed in; gives the day on which it goes. */
export function giveUp(account: Account): string {
  const day = dateInDays(GRACE_DAYS)
  goneOn.set({ ...goneOn.get(), [account.id]: day })
  const left = givenDevicesOf(account)
  const { devices } = settingsOf(account).get().security
  changeSection(account, 'security', { devices: devices.filter(({ id }) => !left.includes(id)) })
  for (const device of left) endSessions(account, device)
  return day
}

/** Whether an account was given up and its time to come back is over. */
export const isGone = ({ id }: Account) => {
  const day = goneOn.get()[id]
  return day !== undefined && day < dateInDays(0)
}

/** Keeps an account again that was given up; whether it was. */
export function keepAgain({ id }: Account): boolean {
  const { [id]: day, ...others } = goneOn.get()
  if (day !== undefined) goneOn.set(others)
  return day !== undefined
}
