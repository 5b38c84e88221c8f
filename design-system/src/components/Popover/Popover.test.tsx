import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Popover } from './Popover.tsx'

beforeAll(() => import('./PopoverPanel.tsx'))

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const focusIsBack = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Why?'))

const plain = (
  <Popover title="How it is counted" content={<a href="#more">More</a>}>
    <Button>Why?</Button>
  </Popover>
)

test.each(['en', 'ar'] as const)(
  'opens by mouse, is named by its title, and its cross closes it in %s',
  async (language) => {
    const { user } = await render(plain, { language })
    const button = screen.getByRole('button', { name: 'Why?' })
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'How it is counted' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await user.click(screen.getByRole('button', { name: language === 'ar' ? 'إغلاق' : 'Close' }))
    await gone()
    await focusIsBack()
  },
)

test.each(['{Enter}', ' '])('opens by “%s”, keeps Tab inside, and Escape closes it', async (key) => {
  const { user } = await render(plain)
  await user.tab()
  await user.keyboard(key)
  const dialog = await screen.findByRole('dialog')
  for (let press = 0; press < 4; press++) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.keyboard('{Escape}')
  await gone()
  await focusIsBack()
})

test('closes by a click outside', async () => {
  const { user } = await render(plain)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await user.click(document.body)
  await gone()
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
})

test('does not open by an arrow key, which scrolls the page', async () => {
  const { user } = await render(plain)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
})

test('gives its form the focus and the means to close it', async () => {
  const onSend = vi.fn<() => void>()
  const { user } = await render(
    <Popover
      label="Rename view"
      content={(close) => (
        <Form
          label="Rename"
          onSubmit={() => {
            onSend()
            close()
          }}
        >
          <TextField label="Name" autoFocus />
        </Form>
      )}
    >
      <Button>Why?</Button>
    </Popover>,
  )
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog', { name: 'Rename view' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  await user.keyboard('Editors{Enter}')
  await gone()
  expect(onSend).toHaveBeenCalledOnce()
  await focusIsBack()
})

test('can be kept by its caller', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <Popover title="New here?" content="…" isOpen={isOpen} onOpenChange={setOpen}>
        <Button>Why?</Button>
      </Popover>
    )
  }
  const { user } = await render(<Page />)
  expect(await screen.findByRole('dialog', { name: 'New here?' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await gone()
})

test('keeps the tooltip of its button to its button', async () => {
  const { user } = await render(
    <Tooltip label="How we count">
      <Popover title="Counted" content={<Button>Inside</Button>}>
        <Button>Why?</Button>
      </Popover>
    </Tooltip>,
  )
  await user.click(screen.getByRole('button'))
  const inside = await screen.findByRole('button', { name: 'Inside' })
  await user.tab()
  await user.tab()
  await user.hover(inside)
  expect(inside.getAttribute('aria-haspopup')).toBeNull()
  expect(inside.getAttribute('aria-describedby')).toBeNull()
})

test.each(inputs)('opens, closes and gives the focus back by $by in $language', async (input) => {
  const { hands, press } = await renderFor(input, plain)
  const popover = hands.createTester('Dialog', { root: screen.getByRole('button'), overlayType: 'popover' })
  await popover.open()
  expect(popover.dialog?.contains(document.activeElement)).toBe(true)
  await popover.close()
  await focusIsBack()
  await popover.open()
  await press(within(popover.dialog!).getByRole('button'))
  await gone()
  await focusIsBack()
})

/** A window that is as narrow as a phone's. */
function narrow() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

const asSheet = (onOpenChange: (isOpen: boolean) => void) => (
  <Popover
    title="How it is counted"
    onPhones="sheet"
    onOpenChange={onOpenChange}
    content={(close) => <Button onPress={close}>Understood</Button>}
  >
    <Button>Why?</Button>
  </Popover>
)

test.each(['en', 'ar'] as const)(
  'is a sheet on a phone, closed by its cross, Escape and its content, in %s',
  async (language) => {
    narrow()
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const { user } = await render(asSheet(onOpenChange), { language })
    const ways = [
      () => user.click(screen.getByRole('button', { name: language === 'ar' ? 'إغلاق' : 'Close' })),
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Understood' })),
    ]
    for (const leave of ways) {
      await user.click(screen.getByRole('button', { name: 'Why?' }))
      const dialog = await screen.findByRole('dialog', { name: 'How it is counted' })
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      const controls = screen
        .getByRole('button', { name: 'Why?', hidden: true })
        .getAttribute('aria-controls')
      expect(dialog.contains(document.getElementById(controls!))).toBe(true)
      await leave()
      await gone()
      await focusIsBack()
    }
    expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true, false, true, false])
  },
)
