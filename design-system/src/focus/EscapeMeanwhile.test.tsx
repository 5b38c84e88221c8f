import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Button } from '../components/Button/Button.tsx'
import { lazyWithPreload } from '../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../internal/MountOnOpen.tsx'
import { PopupTrigger } from '../internal/PopupTrigger.tsx'

type Panel = (props: { isOpen: boolean }) => ReactNode
const Shown: Panel = ({ isOpen }) => isOpen && <p>The panel</p>

/** A panel whose code comes when it is told to. */
function latePanel() {
  const { promise, resolve } = Promise.withResolvers<Panel>()
  const { Part } = lazyWithPreload<{ isOpen: boolean }>(() => promise)
  return { Part, come: () => resolve(Shown) }
}

test.each(['Escape', 'ArrowDown'])('a panel that comes after %s', async (key) => {
  const overlay = latePanel()
  const popup = latePanel()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</Button>
        <MountOnOpen isOpen={isOpen} onEscape={() => setOpen(false)}>
          <overlay.Part isOpen={isOpen} />
        </MountOnOpen>
        <PopupTrigger hasPopup="dialog" preload={() => {}} popup={(control) => <popup.Part {...control} />}>
          <Button>Unfold</Button>
        </PopupTrigger>
      </>
    )
  }
  const { user } = await render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Unfold' }))
  await user.keyboard(`{${key}}`)
  const isTakenBack = key === 'Escape'
  await waitFor(() => expect(screen.queryByText('Opened') === null).toBe(isTakenBack))
  overlay.come()
  popup.come()
  await waitFor(() => expect(screen.queryAllByText('The panel')).toHaveLength(isTakenBack ? 0 : 2))
  expect(screen.getByRole('button', { name: 'Unfold' }).ariaExpanded).toBe(String(!isTakenBack))
})
