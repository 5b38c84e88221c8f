import type { ApiKey, Device } from '@data1522/mocks/contract/account-settings'
import type { OwnSettings } from '../../../entities/account/queries.ts'

const DAY = 86_400_000
/** After so many days without a sign of life something sleeps. */
const SLEEPS_AFTER = 90
const FEW_CODES = 3

const daysSince = (time: string, now: number) => Math.floor((now - Date.parse(time)) / DAY)

/** One thing that keeps the account safe, and how it stands. */
export type SecurityCheck =
  | { readonly id: 'twoStep' | 'codes' | 'keys' | 'devices'; readonly isGood: true }
  | { readonly id: 'twoStep' | 'codes'; readonly isGood: false }
  | { readonly id: 'keys'; readonly isGood: false; readonly of: ApiKey; readonly days: number }
  | { readonly id: 'devices'; readonly isGood: false; readonly of: Device; readonly days: number }

/** How safe the account is, point by point; of what sleeps, the longest. */
export function checksOf(
  { isTwoStepOn, backupCodesLeft, apiKeys, devices }: OwnSettings['security'],
  now: number,
): SecurityCheck[] {
  const days = (time: string) => daysSince(time, now)
  const keys = apiKeys
    .map((of) => ({ of, days: days(of.usedAt ?? of.createdAt) }))
    .toSorted((one, other) => other.days - one.days)
  const places = devices
    .filter(({ isCurrent }) => !isCurrent)
    .map((of) => ({ of, days: days(of.time) }))
    .toSorted((one, other) => other.days - one.days)
  const [key, device] = [keys[0], places[0]]
  return [
    { id: 'twoStep', isGood: isTwoStepOn },
    { id: 'codes', isGood: isTwoStepOn && backupCodesLeft >= FEW_CODES },
    key && key.days >= SLEEPS_AFTER ? { id: 'keys', isGood: false, ...key } : { id: 'keys', isGood: true },
    device && device.days >= SLEEPS_AFTER
      ? { id: 'devices', isGood: false, ...device }
      : { id: 'devices', isGood: true },
  ] as SecurityCheck[]
}
