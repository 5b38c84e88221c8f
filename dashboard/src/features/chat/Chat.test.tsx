import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { Chat } from './Chat.tsx'

withMock()
const patience = { timeout: 10_000 }

test('a message that cannot be sent stays, and is sent again', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  setScenario({ fail: 'chat' })
  await user.type(box, 'Are the lamps there?{Enter}')
  const again = await screen.findByRole('button', { name: 'Send again' }, patience)
  setScenario({})
  await user.click(again)
  await expect.poll(() => screen.queryByRole('button', { name: 'Send again' }), patience).toBeNull()
  expect(await within(screen.getByRole('log')).findByText('Are the lamps there?', {}, patience)).toBeTruthy()
}, 40_000)

/** Someone else sits down at the same browser. */
function SignedInAs({ id, children }: { id: number; children: ReactNode }) {
  const session = store.get(sessionAtom)!
  if (session.userData.id !== id)
    store.set(sessionAtom, { ...session, userData: { ...session.userData, id } })
  return children
}

test('what one person wrote and did not send is not shown to the next', async () => {
  const open = { path: '/apps/chat', address: '/apps/chat?with=1', groups: ['chat', 'titles'] } as const
  const box = () => screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  const { user, unmount } = await renderScreen(<Chat />, open)
  await user.type(await box(), 'Only for you')
  unmount()
  const asNext = (
    <SignedInAs id={99}>
      <Chat />
    </SignedInAs>
  )
  const next = await renderScreen(asNext, open)
  expect(((await box()) as HTMLTextAreaElement).value).toBe('')
  next.unmount()
  await renderScreen(<Chat />, open)
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Only for you')
}, 40_000)
