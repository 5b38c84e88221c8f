import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Button } from '../components/Button/Button.tsx'
import { lazyWithPreload } from './lazyWithPreload.tsx'
import { MountOnOpen } from './MountOnOpen.tsx'
import { PopupTrigger } from './PopupTrigger.tsx'

type Panel = (props: { isOpen: boolean }) => ReactNode
const Shown: Panel = ({ isOpen }) => isOpen && <p>The panel</p>
const gone = () => new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')

function Overlay({ part: Part }: { part: Panel }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Open
      </Button>
      <MountOnOpen isOpen={isOpen} onEscape={() => setOpen(false)}>
        <Part isOpen={isOpen} />
      </MountOnOpen>
    </>
  )
}
const Popup = ({ part: Part }: { part: Panel }) => (
  <PopupTrigger hasPopup="dialog" preload={() => {}} popup={(control) => <Part {...control} />}>
    <Button>Open</Button>
  </PopupTrigger>
)

// React tells the console of every error that a boundary caught, which is what happens here.
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined))
afterEach(() => void vi.mocked(console.error).mockClear())

test.each([
  ['a popup', Popup],
  ['an overlay', Overlay],
])(
  '%s that cannot be fetched leaves the page, and is fetched anew when it is opened again',
  async (_, Page) => {
    const uncaught = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined as never)
    const reason = gone()
    const load = vi.fn<() => Promise<Panel>>(async () => Shown)
    load.mockImplementationOnce(async () => {
      throw reason
    })
    const { Part } = lazyWithPreload(load)
    const { user } = await render(
      <>
        <p>What is typed</p>
        <Page part={Part} />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Open' })
    await user.click(button)
    await waitFor(() => expect(uncaught).toHaveBeenCalledWith(reason))
    await waitFor(() => expect(button.ariaExpanded).toBe('false'))
    expect(screen.getByText('What is typed')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
    await user.click(button)
    expect(await screen.findByText('The panel')).toBeTruthy()
    uncaught.mockRestore()
  },
)
