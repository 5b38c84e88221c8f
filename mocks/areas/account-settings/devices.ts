import type { Account } from '../../seed/accounts.ts'
import { now } from '../../seed/clock.ts'
import { deviceOf, endSessions, startSession } from '../../runtime/session.ts'
import { settingsOf } from './collection.ts'
import type { AccountSettings, Device } from './contract.ts'
import { changeSection } from './handlers-section.ts'

/** Each names those before it too. */
const BROWSERS = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

const kindOf = (userAgent: string): Device['kind'] => {
  if (/\b(iPad|Tablet)\b/.test(userAgent)) return 'tablet'
  return /\b(Mobile|iPhone)\b/.test(userAgent) ? 'phone' : 'laptop'
}

/** What a browser is called and what it runs on, as far as it says. */
export const describeBrowser = (userAgent: string): Pick<Device, 'name' | 'kind'> => {
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)]
  return { name: names.filter(Boolean).join(', ') || 'Browser', kind: kindOf(userAgent) }
}

/** Signs an account in on a device, which its list shows from then on; gives the token. */
export function signInOn(account: Account, userAgent: string): string {
  const { devices } = settingsOf(account).get().security
  const { token, device } = startSession(account, devices)
  const added = { ...describeBrowser(userAgent), id: device, place: '', time: now().toISOString() }
  changeSection(account, 'security', { devices: [{ ...added, isCurrent: false }, ...devices] })
  return token
}

/** Signs an account out where a token was given to; the sample's own session stays, for who comes in by it. */
export function signOutOf(account: Account, token: string) {
  const device = deviceOf(token)
  if (device === deviceOf(undefined)) return
  const { devices } = settingsOf(account).get().security
  changeSection(account, 'security', { devices: devices.filter(({ id }) => id !== device) })
  endSessions(account, device)
}

/** The settings of an account as they are for who calls with a token: their device is the one in use. */
export const seenBy = (token: string | undefined, settings: AccountSettings): AccountSettings => ({
  ...settings,
  security: securitySeenBy(token, settings.security),
})

/** The same, of what keeps it safe. */
export const securitySeenBy = (
  token: string | undefined,
  security: AccountSettings['security'],
): AccountSettings['security'] => ({
  ...security,
  devices: security.devices.map((device) => ({ ...device, isCurrent: device.id === deviceOf(token) })),
})
