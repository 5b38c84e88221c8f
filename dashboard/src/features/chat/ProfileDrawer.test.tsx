import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { profileOf } from '../../../../mocks/areas/chat/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Chat } from './Chat.tsx'

withMock()
const patience = { timeout: 10_000 }
beforeAll(
  () =>
    Promise.all([
      import('./ProfileDrawer.tsx'),
      import('../../core/mutations/undo.ts'),
      import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    ]),
  60_000,
)
afterEach(() => localStorage.clear())

test('what another tab sets stays, where something else is changed here and where that is taken back', async () => {
  const own = profileOf()
  const { user, settled } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    groups: ['chat', 'titles', 'records'],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit your chat profile' }, patience))
  const drawer = within(await screen.findByRole('dialog', {}, patience))
  const about = await drawer.findByRole('textbox', { name: /^About/ }, patience)
  own.set({ ...own.get(), status: 'busy' })
  await user.clear(about)
  await user.type(about, 'On the road')
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(own.get()).toMatchObject({ about: 'On the road', status: 'busy' }), patience)
  own.set({ ...own.get(), about: 'Home again' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await settled()
  expect(own.get()).toMatchObject({ about: 'Home again', status: 'busy' })
}, 40_000)
