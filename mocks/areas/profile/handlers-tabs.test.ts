import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { getProfile, type ProfileTab, type ProfileTabs } from './contract.ts'
import { deleteUser, listUsers, restoreUsers, updateUser } from '../users/contract.ts'
import { DAY, setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { unique } from '../../testing/unique.ts'

const PATH = '/api/pages/profile'
const TODAY = '2026-03-10'

const open = async <Tab extends ProfileTab>(tab: Tab) =>
  (await call(getProfile, { query: { tab } })) as ProfileTabs[Tab]
const everyone = async () => (await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })).users
const member = { name: expect.any(String), avatar: expect.any(String) }

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

describe('the tab teams', () => {
  test('has nine teams, with and without chips and more members than are shown', async () => {
    const teams = await open('teams')
    expect(teams).toHaveLength(9)
    expect(unique(teams.map(({ avatar }) => avatar))).toBe(9)
    expect(new Set(teams.map(({ chips }) => chips.length))).toEqual(new Set([0, 1, 2]))
    expect(teams.some(({ avatarGroup }) => avatarGroup.length === 9)).toBe(true)
    expect(teams.some(({ extraMembers }) => extraMembers === 0)).toBe(true)
    for (const { avatarGroup } of teams) expect(avatarGroup).toContainEqual(member)
  })

  test('has own teams, among whose people the owner comes first, and others', async () => {
    const teams = await open('teams')
    expect(teams.filter(({ isMember }) => !isMember).map(({ id }) => id)).toEqual([6, 8])
    for (const { isMember, avatarGroup } of teams)
      expect(avatarGroup.findIndex(({ name }) => name === 'Ines Halvorsen')).toBe(isMember ? 0 : -1)
  })
})

describe('the tab projects', () => {
  test('has nine projects whose numbers agree', async () => {
    const projects = await open('projects')
    expect(projects).toHaveLength(9)
    for (const project of projects) {
      expect(project.tasks).toBe(`${project.completedTask}/${project.totalTask}`)
      expect(project.members).toBe(project.avatarGroup.length)
      expect(project.startDate < project.deadline).toBe(true)
      expect(project.hours > 0).toBe(project.completedTask > 0)
    }
  })

  test('are not begun, under way, late and done, one beyond its budget', async () => {
    const projects = await open('projects')
    const isDone = (project: (typeof projects)[number]) => project.completedTask === project.totalTask
    expect(projects.some(({ completedTask }) => completedTask === 0)).toBe(true)
    expect(projects.some(({ budget, budgetSpent }) => budgetSpent > budget)).toBe(true)
    for (const project of projects) {
      const days = (Date.parse(project.deadline) - Date.parse(TODAY)) / DAY
      const left = days < 0 ? `${-days} days late` : `${days} days left`
      expect(project.chipText).toBe(isDone(project) ? 'Done' : left)
    }
    expect(new Set(projects.map(({ chipColor }) => chipColor))).toEqual(
      new Set(['success', 'danger', 'warning', 'info']),
    )
  })

  test('are rows of the table, as far along and with the same people', async () => {
    const rows = new Map((await open('projectTable')).map((row) => [row.id, row]))
    for (const { id, title, totalTask, completedTask, ...project } of await open('projects')) {
      expect(rows.get(id)).toMatchObject({
        name: title,
        status: Math.round((completedTask / totalTask) * 100),
        date: project.startDate,
        avatar: project.avatar,
        avatarGroup: project.avatarGroup,
      })
    }
  })
})

describe('the tab projectTable', () => {
  test('has all projects, some at 0 and some at 100 per cent, each led by one of its people', async () => {
    const rows = await open('projectTable')
    expect(rows).toHaveLength(24)
    const ends = rows.map(({ status }) => status).filter((status) => status === 0 || status === 100)
    expect(unique(ends)).toBe(2)
    for (const { leader, avatarGroup } of rows) expect(avatarGroup[0]?.name).toBe(leader)
  })
})

describe('the tab connections', () => {
  test('has users as they are today, connected and not, one without chips', async () => {
    const users = new Map((await everyone()).map((user) => [user.id, user]))
    const connections = await open('connections')
    expect(connections).toHaveLength(12)
    for (const { id, name, avatar } of connections)
      expect({ name, avatar }).toEqual({ name: users.get(id)?.fullName, avatar: users.get(id)?.avatar })
    expect(unique(connections.map(({ isConnected }) => isConnected))).toBe(2)
    expect(connections.filter(({ chips }) => chips.length === 0)).toHaveLength(1)
    expect(connections.some(({ avatar }) => avatar === '')).toBe(true)
  })

  test('follows what happens to a user', async () => {
    const before = await open('connections')
    await call(updateUser, { params: { id: 7 }, body: { fullName: 'Someone Else' } })
    expect((await open('connections')).find(({ id }) => id === 7)?.name).toBe('Someone Else')
    await call(deleteUser, { params: { id: 7 } })
    expect(await open('connections')).toEqual(before.filter(({ id }) => id !== 7))
    expect((await send('PUT', `${PATH}/connections/7`, { isConnected: true })).status).toBe(404)
    await call(restoreUsers, { body: { ids: [7] } })
    expect(await open('connections')).toHaveLength(12)
  })
})
