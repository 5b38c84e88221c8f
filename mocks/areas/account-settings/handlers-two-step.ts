import { settingsOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { accounts } from '../../seed/accounts.ts'
import { changeSection } from './handlers-section.ts'
import { securitySeenBy } from './devices.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, reply } from '../../runtime/reply.ts'
import { renewBackupCodes, SECRET } from './second-step.ts'
import { isCodeAt } from './totp.ts'

const ISSUER = 'DATA1522'

const addressOf = (email: string) =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${SECRET}&issuer=${ISSUER}`

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
  ({ body, caller = accounts[0]!, token }) => {
    if (!isCodeAt(SECRET, now().getTime(), body.code)) return wrongCode
    const security = changeSection(caller, 'security', {
      isTwoStepOn: true,
      method: 'authenticator',
      phone: '',
      backupCodesLeft: contract.BACKUP_CODE_COUNT,
    })
    return reply(200, { security: securitySeenBy(token, security), backupCodes: renewBackupCodes(caller) })
  },
)

export const createBackupCodes = handle(
  contract.createBackupCodes,
  schemas.createBackupCodes,
  ({ caller = accounts[0]!, token }) => {
    if (!settingsOf(caller).get().security.isTwoStepOn) return stepIsOff
    const security = changeSection(caller, 'security', { backupCodesLeft: contract.BACKUP_CODE_COUNT })
    return reply(201, { security: securitySeenBy(token, security), backupCodes: renewBackupCodes(caller) })
  },
)
