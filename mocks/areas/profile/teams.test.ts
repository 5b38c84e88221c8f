import { describe, expect, test } from 'vitest'
import { getProfile, type ProfileTab, type ProfileTabs, updateTeam } from './contract.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/pages/profile'

const open = async <Tab extends ProfileTab>(tab: Tab) =>
  (await call(getProfile, { query: { tab } })) as ProfileTabs[Tab]

describe('updateTeam', () => {
  const path = `${PATH}/teams/2`

  test('stars a team and takes the star away', async () => {
    for (const isStarred of [true, false]) {
      const team = await call(updateTeam, { params: { id: 2 }, body: { isStarred } })
      expect(team).toMatchObject({ title: 'Night Orchard', isStarred })
      expect((await open('teams'))[1]).toEqual(team)
    }
  })

  test('joins a team and leaves it, which its people, its size and the overview follow', async () => {
    const [, , , , , before] = await open('teams')
    expect(before).toMatchObject({ id: 6, isMember: false })
    const change = (isMember: boolean) => call(updateTeam, { params: { id: 6 }, body: { isMember } })
    const joined = await change(true)
    const [me, ...others] = joined.avatarGroup
    expect(joined).toEqual({ ...before, isMember: true, avatarGroup: joined.avatarGroup })
    expect([me?.name, others]).toEqual(['Ines Halvorsen', before!.avatarGroup])
    expect((await open('teams'))[5]).toEqual(joined)
    expect(await change(true)).toEqual(joined)
    expect(await change(false)).toEqual(before)
  })

  test('takes a team that was left off the overview', async () => {
    await call(updateTeam, { params: { id: 1 }, body: { isMember: false } })
    const { teams, teamsTech } = await open('profile')
    expect(teams.map(({ property }) => property)).toEqual(['Night Orchard', 'Les Boussoles', 'Paper Foxes'])
    expect(teamsTech.map(({ title }) => title)).not.toContain('Tin Kites')
  })

  test('leaves what it is not given', async () => {
    const before = await open('teams')
    expect(await call(updateTeam, { params: { id: 1 }, body: {} })).toEqual(before[0])
    await call(updateTeam, { params: { id: 1 }, body: { isMember: false } })
    expect((await open('teams'))[0]).toMatchObject({ isStarred: true, isMember: false })
  })

  test('of a team that there is not answers 404', async () => {
    expect(await send('PUT', `${PATH}/teams/99`, { isStarred: true })).toEqual({
      status: 404,
      body: { message: 'Team not found' },
    })
  })

  test.each([
    ['isStarred', 'yes'],
    ['isMember', null],
  ])('%s as %j answers 400', async (field, value) => {
    expect(await sendInVain('PUT', path, { [field]: value }, () => open('teams'))).toEqual({
      status: 400,
      fields: [field],
      isUntouched: true,
    })
  })

  test('is for those who are signed in', async () => {
    expect((await send('PUT', path, { isStarred: true }, null)).status).toBe(401)
    expect((await send('PUT', path, { isStarred: true }, tokens.client)).status).toBe(200)
  })
})
