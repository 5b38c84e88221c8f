import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

beforeAll(() => import('./DialogPanel.tsx'))

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change plan</Button>
      <Dialog title="Plans" {...props} isOpen={isOpen} onOpenChange={setOpen}>
        {props.children ?? <input aria-label="Seats" />}
      </Dialog>
    </>
  )
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('is named by its title, described by its description, and takes the page away meanwhile', async () => {
  const { user } = await render(<Page description="From next month on." />)
  await user.click(screen.getByRole('button'))
  const dialog = await screen.findByRole('dialog', { name: 'Plans', description: 'From next month on.' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull()
})

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof render>>['user']) => user.keyboard('{Escape}')],
  ['its close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click outside', (user) => user.click(document.body)],
] as [string, (user: Awaited<ReturnType<typeof render>>['user']) => Promise<void>][])(
  'closes by %s and gives focus back',
  async (_, close) => {
    const { user } = await render(<Page />)
    await user.click(screen.getByRole('button'))
    await screen.findByRole('dialog')
    await close(user)
    await gone()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change plan'))
  },
)

test('stays open when it is not dismissable', async () => {
  const { user } = await render(<Page isDismissable={false} />)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('keeps Tab inside', async () => {
  const { user } = await render(<Page footer={<Button>Save</Button>} />)
  await user.click(screen.getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  for (let press = 0; press < 5; press++) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

test('gives focus back to the button of the menu that it was chosen from', async () => {
  function Row() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Menu
          label="Row"
          sections={[{ id: 'row', entries: [{ id: 'edit', label: 'Edit' }] }]}
          onAction={() => setOpen(true)}
        >
          <Button>More</Button>
        </Menu>
        <Dialog title="Edit" isOpen={isOpen} onOpenChange={setOpen}>
          …
        </Dialog>
      </>
    )
  }
  const { user } = await render(<Row />)
  for (let round = 0; round < 2; round++) {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('More'))
  }
})

test('cannot be left while its work goes on, and says that it does', async () => {
  const { user } = await render(<Page isPending />)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  expect(screen.getByRole('progressbar', { name: 'In progress' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(true)
  await user.keyboard('{Escape}')
  await user.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('what is in it stays as it is while its work goes on, and the focus comes back', async () => {
  const { user, rerender } = await render(<Page />)
  await user.click(screen.getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  const seats = screen.getByLabelText('Seats')
  await user.click(seats)
  rerender(<Page isPending />)
  expect(seats.closest('[inert]')).toBeTruthy()
  expect(document.activeElement).toBe(dialog)
  rerender(<Page />)
  expect(seats.closest('[inert]')).toBeNull()
  expect(document.activeElement).toBe(seats)
})

test('sends a form by a button at its foot, and by Enter', async () => {
  const onSubmit = vi.fn<() => void>()
  const { user } = await render(
    <Page
      size="fullScreen"
      footer={
        <Button type="submit" form="seats">
          Save
        </Button>
      }
    >
      <Form id="seats" label="Seats" onSubmit={onSubmit}>
        <input aria-label="Seats" />
      </Form>
    </Page>,
  )
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('textbox'))
  await user.keyboard('4{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('closes one by one when one stands over another', async () => {
  const { user } = await render(
    <Page>
      <Page title="Compare" />
    </Page>,
  )
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog', { name: 'Plans' })
  await user.click(screen.getByRole('button', { name: 'Change plan' }))
  await screen.findByRole('dialog', { name: 'Compare' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare' })).toBeNull())
  const below = screen.getByRole('dialog', { name: 'Plans' })
  await waitFor(() => expect(below.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await gone()
})

test.each(inputs)('opens, closes and gives the focus back by $by in $language', async (input) => {
  const { hands, press } = await renderFor(input, <Page footer={<Button>Save</Button>} />)
  const dialog = hands.createTester('Dialog', { root: screen.getByRole('button') })
  await dialog.open()
  await dialog.close()
  await waitFor(() => expect(document.activeElement).toBe(dialog.trigger))
  await dialog.open()
  await press(within(dialog.dialog!).getAllByRole('button')[0]!)
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(dialog.trigger))
})
