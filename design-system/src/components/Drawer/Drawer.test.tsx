import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

beforeAll(() => import('./DrawerPanel.tsx'))

function Page(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer title="Filters" {...props} isOpen={isOpen} onOpenChange={setOpen}>
        <input aria-label="Name" />
      </Drawer>
    </>
  )
}

test.each(['en', 'ar'] as const)(
  'opens, keeps the focus, closes and gives it back in %s',
  async (language) => {
    const { user } = await render(<Page />, { language })
    await user.click(screen.getByRole('button'))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await user.tab()
    await user.tab()
    await user.tab()
    expect(drawer.contains(document.activeElement)).toBe(true)
    await user.click(screen.getByRole('button', { name: language === 'ar' ? 'إغلاق' : 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Filters'))
  },
)

test('takes another name than its title', async () => {
  const { user } = await render(<Page label="Filters for users" />)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('dialog', { name: 'Filters for users' })).toBeTruthy()
})

test('stays open when it is not dismissable', async () => {
  const { user } = await render(<Page isDismissable={false} />)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each(['start', 'end', 'bottom'] as const)('from the %s: Escape closes it', async (side) => {
  const { user } = await render(<Page side={side} />)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('cannot be left while its work goes on', async () => {
  const { user } = await render(<Page isPending />)
  await user.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test.each(inputs)('opens, closes and gives the focus back by $by in $language', async (input) => {
  const { hands, press } = await renderFor(input, <Page side="start" />)
  const drawer = hands.createTester('Dialog', { root: screen.getByRole('button') })
  await drawer.open()
  await drawer.close()
  await waitFor(() => expect(document.activeElement).toBe(drawer.trigger))
  await drawer.open()
  await press(within(drawer.dialog!).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(drawer.trigger))
})

test('leaves the page bright when it is clear, and dims it when it is not', async () => {
  const shown = async (props: Partial<DrawerProps>) => {
    const { user, unmount } = await render(<Page {...props} />)
    await user.click(screen.getByRole('button'))
    const scrim = (await screen.findByRole('dialog')).parentElement!.parentElement!.className
    unmount()
    return scrim
  }
  const dim = (await shown({})).split(' ').filter(Boolean)
  const clear = (await shown({ isClear: true })).split(' ').filter(Boolean)
  expect(dim.filter((name) => !clear.includes(name))).toHaveLength(1)
})
