import { messagedPhones, newPasswords, settingsOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { accounts } from '../../seed/accounts.ts'
import { changeSection } from './handlers-section.ts'
import { securitySeenBy } from './devices.ts'
import { handle } from '../../runtime/http.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import { renewBackupCodes, SECRET, takesCode, turnOff, turnOn } from './second-step.ts'
import { isCodeAt } from './totp.ts'

const ISSUER = 'DATA1522'

const addressOf = (email: string) =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${SECRET}&issuer=${ISSUER}`

const wrongCode = invalid({ code: ['This is not the code of now'] })
const wrongProof = invalid({ proof: ['This is neither the code of now nor the password'] })
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
    const { security, backupCodes } = turnOn(caller, { method: 'authenticator', phone: '' })
    return reply(200, { security: securitySeenBy(token, security), backupCodes })
  },
)

export const sendMessageCode = handle(
  contract.sendMessageCode,
  schemas.sendMessageCode,
  ({ body: { phone }, caller = accounts[0]! }) => {
    messagedPhones.set({ ...messagedPhones.get(), [caller.id]: phone })
    return noContent
  },
)

export const confirmMessageCode = handle(
  contract.confirmMessageCode,
  schemas.confirmMessageCode,
  ({ body: { phone, code }, caller = accounts[0]!, token }) => {
    const isSent = messagedPhones.get()[caller.id] === phone
    if (!isSent || code !== contract.DEMO_MESSAGE_CODE) return wrongCode
    const { security, backupCodes } = turnOn(caller, { method: 'sms', phone })
    return reply(200, { security: securitySeenBy(token, security), backupCodes })
  },
)

export const endTwoStep = handle(
  contract.endTwoStep,
  schemas.endTwoStep,
  ({ body: { proof }, caller = accounts[0]!, token }) => {
    const isPassword = [caller.password, newPasswords.get()[caller.id]].includes(proof)
    if (!isPassword && !takesCode(caller, proof)) return wrongProof
    return reply(200, securitySeenBy(token, turnOff(caller)))
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
