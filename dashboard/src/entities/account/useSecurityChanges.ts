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
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { accountSettingsKey, type OwnSettings, putSettings } from './queries.ts'

type Security = OwnSettings['security']

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
  const put = (update: (security: Security) => Security) =>
    putSettings(queries, (all) => ({ ...all, security: update(all.security) }))
  return {
    /** Gives the backup codes, which are seen once. */
    confirmApp: async (code: string) => {
      const { security, backupCodes } = await call(confirmAuthenticator, { body: { code } })
      await put(() => security)
      return backupCodes
    },
    sendMessage: (phone: string) => call(sendMessageCode, { body: { phone } }),
    /** Gives the backup codes, which are seen once. */
    confirmMessage: async (phone: string, code: string) => {
      const { security, backupCodes } = await call(confirmMessageCode, { body: { phone, code } })
      await put(() => security)
      return backupCodes
    },
    /** Takes a current code, a backup code or the password. */
    turnOffTwoStep: async (proof: string) => {
      const security = await call(endTwoStep, { body: { proof } })
      await put(() => security)
    },
    makeBackupCodes: async () => {
      const { security, backupCodes } = await call(createBackupCodes)
      await put(() => security)
      return backupCodes
    },
    /** Gives the key with its name, which is seen once. */
    createKey: async (body: Pick<ApiKey, 'name' | 'scopes'>) => {
      const { apiKey, key } = await call(createApiKey, { body })
      await put((security) => ({ ...security, apiKeys: [...security.apiKeys, apiKey] }))
      return { name: apiKey.name, key }
    },
    revokeKey: ({ id }: ApiKey, successMessage: () => string) =>
      change({
        optimisticUpdates: withSecurity((security) => ({
          ...security,
          apiKeys: security.apiKeys.filter((one) => one.id !== id),
        })),
        mutationFn: () => call(deleteApiKey, { params: { id } }),
        successMessage,
      }),
    signOut: (ids: readonly number[], successMessage: () => string) =>
      change({
        optimisticUpdates: withSecurity((security) => ({
          ...security,
          devices: security.devices.filter(({ id }) => !ids.includes(id)),
        })),
        mutationFn: () => Promise.all(ids.map((id) => call(deleteDevice, { params: { id } }))),
        successMessage,
      }),
  }
}
