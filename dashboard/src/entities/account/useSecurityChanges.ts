import {
  type ApiKey,
  confirmAuthenticator,
  confirmMessageCode,
  createApiKey,
  createBackupCodes,
  deleteApiKey,
  deleteDevice,
  endTwoStep,
  sendMessageCode,
} from '@data1522/mocks/contract/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../core/api/client.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { accountSettingsKey, type OwnSettings, putSettings } from './queries.ts'

type Security = OwnSettings['security']

/** What is gone already, as by another tab, is what was wanted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Changes what one's own account is kept safe by; none of it can be taken back. */
export function useSecurityChanges() {
  'use memo'
  const queries = useQueryClient()
  const change = useChange(accountSettingsKey)
  const withSecurity = (update: (security: Security) => Security) => [
    {
      queryKey: accountSettingsKey,
      update: (settings: OwnSettings) => ({ ...settings, security: update(settings.security) }),
    },
  ]
  /** Sends a change, and shows what the server says of it to who asked for it. */
  const send = async <Answer>(
    sent: Promise<Answer>,
    update: (answer: Answer, security: Security) => Security,
  ): Promise<Answer> => {
    const isSamePerson = samePerson()
    const answer = await sent
    if (isSamePerson())
      await putSettings(queries, (all) => ({ ...all, security: update(answer, all.security) }))
    return answer
  }
  /** The same, of a change that gives backup codes, which are seen once. */
  const sendForCodes = async (sent: Promise<{ security: Security; backupCodes: readonly string[] }>) =>
    (await send(sent, ({ security }) => security)).backupCodes
  return {
    confirmApp: (code: string) => sendForCodes(call(confirmAuthenticator, { body: { code } })),
    sendMessage: (phone: string) => call(sendMessageCode, { body: { phone } }),
    confirmMessage: (phone: string, code: string) =>
      sendForCodes(call(confirmMessageCode, { body: { phone, code } })),
    /** Takes a current code, a backup code or the password. */
    turnOffTwoStep: (proof: string) => send(call(endTwoStep, { body: { proof } }), (security) => security),
    makeBackupCodes: () => sendForCodes(call(createBackupCodes)),
    /** Gives the key with its name, which is seen once. */
    createKey: async (body: Pick<ApiKey, 'name' | 'scopes'>) => {
      const { apiKey, key } = await send(call(createApiKey, { body }), (made, security) => ({
        ...security,
        apiKeys: [...security.apiKeys, made.apiKey],
      }))
      return { name: apiKey.name, key }
    },
    revokeKey: ({ id }: ApiKey, successMessage: () => string) =>
      change({
        optimisticUpdates: withSecurity((security) => ({
          ...security,
          apiKeys: security.apiKeys.filter((one) => one.id !== id),
        })),
        mutationFn: () => call(deleteApiKey, { params: { id } }).catch(unlessGone),
        successMessage,
      }),
    signOut: (ids: readonly number[], successMessage: () => string) =>
      change({
        optimisticUpdates: withSecurity((security) => ({
          ...security,
          devices: security.devices.filter(({ id }) => !ids.includes(id)),
        })),
        mutationFn: () =>
          Promise.all(ids.map((id) => call(deleteDevice, { params: { id } }).catch(unlessGone))),
        successMessage,
      }),
  }
}
