import { expect, test } from 'vitest'
import { type Account, accounts } from '../../seed/accounts.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { createApiKey, getAccountSettings } from '../account-settings/contract.ts'
import { confirmMessageCode, DEMO_MESSAGE_CODE, sendMessageCode } from '../account-settings/contract.ts'
import { listNotifications } from '../notifications/contract.ts'
import { getProfileHeader } from '../profile/contract.ts'
import { type AccountExport, exportAccount } from './contract.ts'

test('gathers what the product shows of whoever calls', async () => {
  const { billingHistory, ...settings } = await call(getAccountSettings)
  const gathered = await call(exportAccount)
  expect(gathered).toMatchObject({
    person: { email: 'admin@demo.com', role: 'admin' },
    profile: await call(getProfileHeader),
    settings,
    billingHistory,
    notifications: (await call(listNotifications)).notifications,
  })
  expect(gathered.teams.every(({ isMember }) => isMember)).toBe(true)
  expect(gathered.connections.length).toBeGreaterThan(0)
})

test('holds no secret', async () => {
  const { key } = await call(createApiKey, { body: { name: 'Mine', scopes: ['orders:read'] } })
  const phone = '+1 206 555 0142'
  await call(sendMessageCode, { body: { phone } })
  const { backupCodes } = await call(confirmMessageCode, { body: { phone, code: DEMO_MESSAGE_CODE } })
  const text = JSON.stringify(await call(exportAccount))
  const { password }: Account = accounts[0]!
  for (const secret of [key, tokens.admin, `"${password}","`, ...backupCodes])
    expect(text).not.toContain(secret)
  expect(text).not.toContain('password')
})

test('holds nothing of anyone else', async () => {
  const { body } = await send('GET', '/api/pages/account-settings/export', undefined, tokens.client)
  const { billingHistory, teams, settings } = body as AccountExport
  expect([billingHistory, teams, settings.security.apiKeys]).toEqual([[], [], []])
})
