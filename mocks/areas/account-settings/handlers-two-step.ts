import { settingsOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { createRandom } from '../../seed/random.ts'
import { changeSection } from './handlers-section.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { isCodeAt } from './totp.ts'

const SEED = 0xc0de
/** The same for all, as everything of the sample data. */
const SECRET = 'MARIGOLDANDTIDE2LANTERNFISH4AAAA'
const ISSUER = 'DATA1522'

const addressOf = (email: string) =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${SECRET}&issuer=${ISSUER}`

/** Codes of two groups of letters and digits that nobody takes for others. */
const makeCodes = () => {
  const random = createRandom(SEED + now().getTime())
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'
  const group = () => Array.from({ length: 5 }, () => letters[random.integer(0, letters.length - 1)]).join('')
  return Array.from({ length: contract.BACKUP_CODE_COUNT }, () => `${group()}-${group()}`)
}

const wrongCode = invalid({ code: ['This is not the code of now'] })
const stepIsOff = reply(409, { message: 'Two-step sign-in is off' })

export const startAuthenticator = handle(
  contract.startAuthenticator,
  schemas.startAuthenticator,
  ({ caller }) => reply(200, { secret: SECRET, address: addressOf(settingsOf(caller).get().account.email) }),
)

export const confirmAuthenticator = handle(
  contract.confirmAuthenticator,
  schemas.confirmAuthenticator,
  ({ body, caller }) => {
    if (!isCodeAt(SECRET, now().getTime(), body.code)) return wrongCode
    const security = changeSection(caller, 'security', {
      isTwoStepOn: true,
      method: 'authenticator',
      phone: '',
      backupCodesLeft: contract.BACKUP_CODE_COUNT,
    })
    return reply(200, { security, backupCodes: makeCodes() })
  },
)

export const createBackupCodes = handle(
  contract.createBackupCodes,
  schemas.createBackupCodes,
  ({ caller }) => {
    if (!settingsOf(caller).get().security.isTwoStepOn) return stepIsOff
    const security = changeSection(caller, 'security', { backupCodesLeft: contract.BACKUP_CODE_COUNT })
    return reply(201, { security, backupCodes: makeCodes() })
  },
)
