import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { person, renderNavbar } from '../../../../tests/support/navbar.tsx'
import { UserMenu } from './UserMenu.tsx'

vi.mock('./user-menu.tsx', () => {
  throw new TypeError('Importing a module script failed.')
})
beforeAll(() => import('../../../../design-system/src/components/Menu/MenuPopup.tsx'))

test('a menu whose entries cannot be fetched says why, and offers to load the page anew', async () => {
  const uncaught = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never)
  const { user } = await renderNavbar(<UserMenu person={person} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const entry = await screen.findByRole('menuitem', { name: 'Reload' }, { timeout: 4000 })
  expect(entry.textContent).toContain('There is no connection to the server')
  expect(uncaught).toHaveBeenCalled()
  uncaught.mockRestore()
})
