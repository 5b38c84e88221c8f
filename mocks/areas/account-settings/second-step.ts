import type { Account } from '../../seed/accounts.ts'
import { now } from '../../seed/clock.ts'
import { createRandom } from '../../seed/random.ts'
import { backupCodes, settingsOf } from './collection.ts'
import { BACKUP_CODE_COUNT, DEMO_MESSAGE_CODE, type TwoStep } from './contract.ts'
import { changeSection } from './handlers-section.ts'
import { isCodeAt } from './totp.ts'

/** What an authenticator is set up with: the same for all, as everything of the sample data. */
export const SECRET = 'MARIGOLDANDTIDE2LANTERNFISH4AAAA'

const SEED = 0xc0de
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Gives an account new backup codes, in two groups of letters and digits that nobody takes for others. */
export function renewBackupCodes({ id }: Account): string[] {
  const random = createRandom(SEED + now().getTime())
  const group = () => Array.from({ length: 5 }, () => LETTERS[random.integer(0, LETTERS.length - 1)]).join('')
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, () => `${group()}-${group()}`)
  backupCodes.set({ ...backupCodes.get(), [id]: codes })
  return codes
}

/** Whether an account asks for a second step when somebody signs in. */
export const hasSecondStep = (account: Account) => settingsOf(account).get().security.isTwoStepOn

/** Turns the second step of an account on, and gives its backup codes. */
export function turnOn(account: Account, how: Pick<TwoStep, 'method' | 'phone'>) {
  const security = changeSection(account, 'security', {
    isTwoStepOn: true,
    ...how,
    backupCodesLeft: BACKUP_CODE_COUNT,
  })
  return { security, backupCodes: renewBackupCodes(account) }
}

/** Turns it off; the backup codes go with it. */
export function turnOff(account: Account) {
  backupCodes.set({ ...backupCodes.get(), [account.id]: [] })
  return changeSection(account, 'security', { isTwoStepOn: false, phone: '', backupCodesLeft: 0 })
}

/** Whether a code opens an account: that of its app, of a message, or one of its backup codes, which is spent by it. */
export function takesCode(account: Account, written: string): boolean {
  const code = written.trim().toLowerCase()
  const { method } = settingsOf(account).get().security
  if (method === 'sms' ? code === DEMO_MESSAGE_CODE : isCodeAt(SECRET, now().getTime(), code)) return true
  const left = backupCodes.get()[account.id] ?? []
  if (!left.includes(code)) return false
  const others = left.filter((one) => one !== code)
  backupCodes.set({ ...backupCodes.get(), [account.id]: others })
  changeSection(account, 'security', { backupCodesLeft: others.length })
  return true
}
