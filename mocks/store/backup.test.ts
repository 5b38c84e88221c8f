import { describe, expect, test } from 'vitest'
import { getUser } from '../areas/users/contract.ts'
import { setNow } from '../seed/clock.ts'
import { resetData } from '../scenarios.ts'
import { call, send } from '../testing/call.ts'
import { readBackup, writeBackup } from './backup.ts'
import { store } from './store.ts'

const companyOf = async (id: number) => (await call(getUser, { params: { id } })).company
const rename = (company: string) => send('PUT', '/api/apps/users/3', { company })

describe('a backup', () => {
  test('brings everything back as it was', async () => {
    await rename('Before')
    await send('DELETE', '/api/apps/users/4')
    const text = writeBackup(store)
    await resetData()
    expect(await companyOf(3)).not.toBe('Before')
    expect(readBackup(store, text)).toBeUndefined()
    expect(await companyOf(3)).toBe('Before')
    expect((await send('GET', '/api/apps/users/4')).status).toBe(404)
  })

  test('says when it was made', () => {
    setNow('2026-11-20T09:00:00Z')
    expect(JSON.parse(writeBackup(store))).toMatchObject({
      product: 'DATA1522',
      exportedAt: '2026-11-20T09:00:00.000Z',
    })
  })

  test('is told to the other tabs and to the storage', async () => {
    await rename('Before')
    const text = writeBackup(store)
    await resetData()
    const told: string[] = []
    store.listen({ changed: (name) => told.push(name), reset: async () => {} })
    readBackup(store, text)
    expect(told).toContain('users')
  })

  test.each([
    ['no JSON', '{', 'foreign'],
    ['an empty file', '', 'foreign'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['another product', '{"product":"other","version":5,"states":{}}', 'foreign'],
    ['an older version', '{"product":"DATA1522","version":1,"states":{}}', 'version'],
    ['no states', '{"product":"DATA1522","version":5}', 'damaged'],
    ['states that hold nothing', '{"product":"DATA1522","version":5,"states":{}}', 'damaged'],
    ['a text for states', '{"product":"DATA1522","version":5,"states":"users"}', 'damaged'],
    ['a list for states', '{"product":"DATA1522","version":5,"states":[]}', 'damaged'],
    [
      'states of another shape',
      '{"product":"DATA1522","version":5,"states":{"users":{"rows":[7]}}}',
      'damaged',
    ],
  ])('refuses %s and changes nothing', async (_, text, fault) => {
    await rename('Mine')
    expect(readBackup(store, text)).toBe(fault)
    expect(await companyOf(3)).toBe('Mine')
  })

  test('changes nothing if only one part of it is damaged', async () => {
    await rename('Before')
    const backup = JSON.parse(writeBackup(store))
    await rename('Mine')
    backup.states.damaged = 7
    backup.states = { ...backup.states, users: backup.states.users, [store.names().at(-1)!]: 'rubbish' }
    expect(readBackup(store, JSON.stringify(backup))).toBe('damaged')
    expect(await companyOf(3)).toBe('Mine')
  })
})
