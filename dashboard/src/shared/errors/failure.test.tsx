import { Button } from '@data1522/design-system/Button'
import { listUsers, type User } from '@data1522/mocks/contract/users'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { type Scenario, setScenario } from '../../../../mocks/scenarios.ts'
import { ApiError, call } from '../../core/api/client.ts'
import { UserList } from '../../features/users/list/UserList.tsx'
import { UserView } from '../../features/users/view/UserView.tsx'
import { useChange } from '../../core/mutations/useChange.ts'
import { changeLanguage } from '../../core/i18n/intl.ts'
import { failureText } from '../../core/errors/failure-text.ts'

withMock()
// What comes later is fetched before, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('./FailureText.tsx'),
    import('../../../../design-system/src/components/ErrorState/ErrorState.tsx'),
  ]),
)

const patience = { timeout: 10_000 }
const refused = /This needs the permission “See” for “Users”.* An administrator can give it to you\./
const scenarios: [name: string, scenario: Scenario, said: RegExp][] = [
  ['refused', { forbid: 'users' }, refused],
  ['failed', { fail: 'users' }, /Something went wrong on the server/],
  ['offline', { offline: true }, /There is no connection to the server/],
]
const saysAlert = (said: RegExp) =>
  waitFor(() => {
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(said)]))
    return true
  }, patience)

test.each(scenarios)('a list that is %s says so', async (_, scenario, said) => {
  setScenario(scenario)
  await renderScreen(<UserList />, { path: '/apps/user/list', groups: ['users', 'access'] })
  expect(await saysAlert(said)).toBe(true)
})

test.each(scenarios)('a details screen that is %s says so', async (_, scenario, said) => {
  setScenario(scenario)
  await renderScreen(<UserView />, {
    path: '/apps/user/view/:id',
    address: '/apps/user/view/9',
    groups: ['users', 'userView', 'access'],
  })
  expect(await saysAlert(said)).toBe(true)
})

function Change() {
  const change = useChange<User>(['users'])
  return <Button onPress={() => void change({ mutationFn: () => call(listUsers) })}>Change</Button>
}

test.each(scenarios)('a toast of a change that is %s says so', async (_, scenario, said) => {
  setScenario(scenario)
  const { user } = await renderScreen(<Change />, { path: '/x', groups: [] })
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText(said, {}, patience)).toBeTruthy()
})

test('a refusal leads who may see roles to where the permission is given, and nobody else', async () => {
  setScenario({ forbid: true })
  const at = {
    path: '/apps/user/view/:id',
    address: '/apps/user/view/9',
    groups: ['users', 'userView'],
  } as const
  const { unmount } = await renderScreen(<UserView />, at)
  const way = await screen.findByRole('link', { name: 'Roles and permissions' }, patience)
  expect(way.getAttribute('href')).toBe('/apps/roles')
  unmount()
  await renderScreen(<UserView />, { ...at, as: 'client' })
  expect(await saysAlert(refused)).toBe(true)
  expect(screen.queryByRole('link', { name: 'Roles and permissions' })).toBeNull()
})

test('a failure that tells nothing of itself has words too, in each language', async () => {
  await renderScreen(<Change />, { path: '/x', groups: [] })
  expect(failureText(new ApiError(403, undefined))).toContain('An administrator can give you the permission')
  expect(failureText(new ApiError(403, { action: 'fly', subject: 'User' }))).toContain(
    'Your account is not allowed',
  )
  expect(failureText(new ApiError(408, undefined))).toContain('took too long')
  expect(failureText(new ApiError(200, undefined))).toContain('went wrong on the server')
  expect(failureText(new Error('Broken'))).toContain('went wrong on the server')
  await act(() => changeLanguage('ar'))
  expect(failureText(new ApiError(403, { action: 'read', subject: 'User' }))).toMatch(/«.+» على «.+»/)
})
