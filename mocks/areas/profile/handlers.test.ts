import { beforeEach, describe, expect, test } from 'vitest'
import { getAccountSettings, updateAccountDetails } from '../account-settings/contract.ts'
import {
  ABOUT_PROPERTIES,
  CONTACT_PROPERTIES,
  getProfile,
  getProfileHeader,
  OVERVIEW_PROPERTIES,
  PROFILE_TABS,
  type ProfileTab,
  type ProfileTabs,
  updateConnection,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { sendInVain } from '../../testing/trespass.ts'
import { unique } from '../../testing/unique.ts'

const PATH = '/api/pages/profile'
const TODAY = '2026-03-10'

const open = async <Tab extends ProfileTab>(tab: Tab) =>
  (await call(getProfile, { query: { tab } })) as ProfileTabs[Tab]
const connect = (id: number, isConnected: boolean) =>
  call(updateConnection, { params: { id }, body: { isConnected } })
const valueOf = (facts: readonly { property: string; value: string }[], wanted: string) =>
  facts.find(({ property }) => property === wanted)?.value

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

describe('getProfileHeader', () => {
  test('tells who it is', async () => {
    const header = await call(getProfileHeader)
    expect(Object.keys(header).join(' ')).toBe(
      'fullName location joiningDate designation profileImg coverImg',
    )
    expect(header).toMatchObject({
      fullName: 'Ines Halvorsen',
      location: 'Washington, United States',
      joiningDate: '2022-12-22',
      designation: 'Operations lead',
      coverImg: expect.stringContaining('covers/1'),
    })
  })

  test('is of the one who is signed in', async () => {
    const { body } = await send('GET', `${PATH}/header`, undefined, tokens.client)
    expect(body).toMatchObject({ fullName: 'Matteo Brisebois', designation: '' })
  })

  test('may be read by anyone', async () => {
    const { status, body } = await send('GET', `${PATH}/header`, undefined, null)
    expect([status, body]).toEqual([200, await call(getProfileHeader)])
  })

  test('follows the settings of the account, whatever they are', async () => {
    const { account } = await call(getAccountSettings)
    const name = { firstName: 'A'.repeat(200), lastName: 'B'.repeat(200), state: '', country: 'Iceland' }
    const look = { designation: 'Harbour master', cover: 'tiles' } as const
    await call(updateAccountDetails, { body: { ...account, ...name, ...look } })
    expect(await call(getProfileHeader)).toMatchObject({
      fullName: `${name.firstName} ${name.lastName}`,
      location: 'Iceland',
      designation: 'Harbour master',
      coverImg: expect.stringContaining('covers/2'),
    })
    expect(valueOf((await open('profile')).about, 'Country')).toBe('Iceland')
  })
})

describe('getProfile', () => {
  test.each(['', 'Teams', 'settings', '__proto__', 'constructor'])(
    'of the tab %j answers 404',
    async (tab) => {
      expect(await send('GET', `${PATH}?tab=${tab}`)).toEqual({
        status: 404,
        body: { message: 'Profile tab not found' },
      })
    },
  )

  test('without a tab answers 404', async () => {
    expect((await send('GET', PATH)).status).toBe(404)
  })

  test('is the same each time', async () => {
    for (const tab of PROFILE_TABS) expect(await open(tab)).toEqual(await open(tab))
  })

  test('has rows with ids of their own', async () => {
    for (const tab of ['teams', 'projects', 'connections', 'projectTable'] as const) {
      const rows: readonly { id: number }[] = await open(tab)
      expect(unique(rows.map(({ id }) => id))).toBe(rows.length)
    }
  })

  test('has no rows where lists have none', async () => {
    setScenario({ empty: true })
    for (const tab of ['teams', 'projects', 'connections', 'projectTable'] as const)
      expect(await open(tab)).toEqual([])
    expect(await open('profile')).toMatchObject({ teams: [], teamsTech: [], activity: [], connections: [] })
  })
})

describe('the tab profile', () => {
  test('tells about the owner in property, value and icon', async () => {
    const { about, contacts, overview } = await open('profile')
    expect(about.map(({ property }) => property)).toEqual(ABOUT_PROPERTIES)
    expect(contacts.map(({ property }) => property)).toEqual(CONTACT_PROPERTIES)
    expect(overview.map(({ property }) => property)).toEqual(OVERVIEW_PROPERTIES)
    for (const { value } of [...about, ...contacts, ...overview]) expect(value).not.toBe('')
    expect(valueOf(about, 'Full name')).toBe('Ines Halvorsen')
    expect(valueOf(contacts, 'E-mail')).toBe('admin@demo.com')
  })

  test('is of the one who is signed in', async () => {
    const { body } = await send('GET', `${PATH}?tab=profile`, undefined, tokens.client)
    const { about, contacts } = body as ProfileTabs['profile']
    expect([valueOf(about, 'Full name'), valueOf(about, 'Role')]).toEqual(['Matteo Brisebois', 'client'])
    expect(valueOf(contacts, 'E-mail')).toBe('client@demo.com')
    expect([valueOf(contacts, 'Phone'), valueOf(about, 'Country')]).toEqual([undefined, undefined])
  })

  test('of a newcomer tells what their own records hold', async () => {
    const read = async <Tab extends ProfileTab>(tab: Tab) =>
      (await send('GET', `${PATH}?tab=${tab}`, undefined, tokens.client)).body as ProfileTabs[Tab]
    const { about, overview, activity, teams } = await read('profile')
    expect(valueOf(about, 'Languages')).toBe('English')
    expect(overview.map(({ value }) => value)).toEqual(['0', '0', '0'])
    expect(activity.map(({ kind }) => kind)).toEqual(['signedIn'])
    expect([teams, await read('projects')]).toEqual([[], []])
    const { body } = await send('GET', `${PATH}/header`, undefined, tokens.client)
    expect(body).toMatchObject({ joiningDate: '2026-03-01' })
  })

  test('counts nothing where lists have none', async () => {
    setScenario({ empty: true })
    expect((await open('profile')).overview.map(({ value }) => value)).toEqual(['0', '0', '0'])
  })

  test('speaks the language of the settings', async () => {
    const { account } = await call(getAccountSettings)
    await call(updateAccountDetails, { body: { ...account, language: 'ar' } })
    expect(valueOf((await open('profile')).about, 'Languages')).toBe('Arabic')
  })

  test('counts what the other tabs show', async () => {
    const { overview } = await open('profile')
    const projects = await open('projects')
    const connections = await open('connections')
    const tasks = projects.reduce((total, { completedTask }) => total + completedTask, 0)
    expect(overview.map(({ value }) => Number(value))).toEqual([
      tasks,
      projects.filter(({ completedTask, totalTask }) => completedTask === totalTask).length,
      connections.filter(({ isConnected }) => isConnected).length,
    ])
  })

  test('shows some of the own teams, with their sizes', async () => {
    const { teams, teamsTech } = await open('profile')
    const sizes = new Map(
      (await open('teams'))
        .filter(({ isMember }) => isMember)
        .map(({ title, avatarGroup, extraMembers }) => [title, avatarGroup.length + extraMembers]),
    )
    expect([teams.length, teamsTech.length]).toEqual([3, 5])
    for (const { property, value } of teams) expect(Number(value)).toBe(sizes.get(property))
    for (const { title, members } of teamsTech) expect(members).toBe(sizes.get(title))
  })

  test('shows the first connections as the other tab does', async () => {
    const { connections } = await open('profile')
    const all = await open('connections')
    expect(
      connections.map(({ id, property, value, isConnected }) => [id, property, value, isConnected]),
    ).toEqual(
      all
        .slice(0, 5)
        .map(({ id, name, isConnected, ...rest }) => [id, name, String(rest.connections), isConnected]),
    )
  })

  test('shows what was done lately, the latest first', async () => {
    const { activity } = await open('profile')
    const times = activity.map(({ time }) => time)
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

describe('updateConnection', () => {
  test('is seen by the next read, in both tabs and in the count, and changes no other', async () => {
    const before = await open('connections')
    const counted = Number(valueOf((await open('profile')).overview, 'Connections'))
    const answer = await connect(3, true)
    expect(answer).toEqual({ ...before.find(({ id }) => id === 3), isConnected: true })
    expect(await open('connections')).toEqual(before.map((one) => (one.id === 3 ? answer : one)))
    const { connections, overview } = await open('profile')
    expect(connections.find(({ id }) => id === 3)?.isConnected).toBe(true)
    expect(Number(valueOf(overview, 'Connections'))).toBe(counted + 1)
  })

  test('back and forth is as before', async () => {
    const before = await open('connections')
    await connect(1, false)
    await connect(1, true)
    expect(await open('connections')).toEqual(before)
  })

  test.each(['4', '0', 'abc'])('of %s, who is none, answers 404', async (id) => {
    expect(await send('PUT', `${PATH}/connections/${id}`, { isConnected: true })).toEqual({
      status: 404,
      body: { message: 'Connection not found' },
    })
  })

  test.each([[{}], [{ isConnected: 'yes' }], [{ isConnected: null }]])('%j answers 400', async (body) => {
    expect(await sendInVain('PUT', `${PATH}/connections/1`, body, () => open('connections'))).toEqual({
      status: 400,
      fields: ['isConnected'],
      isUntouched: true,
    })
  })

  test('is each person’s own', async () => {
    const before = await open('connections')
    const connectedOfClient = async () => {
      const { body } = await send('GET', `${PATH}?tab=connections`, undefined, tokens.client)
      return (body as typeof before).flatMap(({ id, isConnected }) => (isConnected ? [id] : []))
    }
    expect(await connectedOfClient()).toEqual([])
    await send('PUT', `${PATH}/connections/9`, { isConnected: true }, tokens.client)
    expect(await connectedOfClient()).toEqual([9])
    expect(await open('connections')).toEqual(before)
  })

  test('is for whoever is signed in', async () => {
    const path = `${PATH}/connections/1`
    expect((await send('PUT', path, { isConnected: false }, null)).status).toBe(401)
    expect((await send('PUT', path, { isConnected: false }, tokens.client)).status).toBe(200)
  })
})
