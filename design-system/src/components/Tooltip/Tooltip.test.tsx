import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconDotsVertical } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Tooltip } from './Tooltip.tsx'
import { TooltipTarget } from './TooltipTarget.tsx'

beforeAll(() => import('./TooltipPopup.tsx'))

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

test('shows at once on keyboard focus, describes its button, and Escape hides it', async () => {
  const { user } = await render(
    <Tooltip label="To everyone on the list">
      <Button>Publish</Button>
    </Tooltip>,
  )
  await user.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('To everyone on the list')
  expect(screen.getByRole('button', { name: 'Publish', description: 'To everyone on the list' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await gone()
})

test('shows when the pointer rests, and leaves with it', async () => {
  const { user } = await render(
    <Tooltip label="To everyone" delay={50}>
      <Button>Publish</Button>
    </Tooltip>,
  )
  await user.pointer({ target: document.body })
  await user.hover(screen.getByRole('button'))
  expect((await screen.findByRole('tooltip')).textContent).toBe('To everyone')
  await user.unhover(screen.getByRole('button'))
  await gone()
})

test('does not say a name twice', async () => {
  const { user } = await render(
    <Tooltip label="More">
      <IconButton icon={IconDotsVertical} label="More" />
    </Tooltip>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
})

test('stands around a link', async () => {
  const { user } = await render(
    <Tooltip label="Opens the price list">
      <Link href="#prices">Prices</Link>
    </Tooltip>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  expect(screen.getByRole('link', { description: 'Opens the price list' })).toBeTruthy()
})

test('shares a button with a menu', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Tooltip label="For this row">
      <Menu
        label="Row"
        sections={[{ id: 'row', entries: [{ id: 'edit', label: 'Edit' }] }]}
        onAction={onAction}
      >
        <IconButton icon={IconDotsVertical} label="More" />
      </Menu>
    </Tooltip>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await gone()
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('edit')
})

test('says more than the name, and the name once', async () => {
  const { user } = await render(
    <Tooltip label="Publish" description="Everyone sees it at once." shortcut="P">
      <Button>Publish</Button>
    </Tooltip>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  const description = screen.getByRole('button', { name: 'Publish' })
  expect(description.getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByRole('button', { description: /^P ?Everyone sees it at once\.$/ })).toBeTruthy()
})

test('tells by keyboard why a disabled button is disabled, which nothing presses', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Tooltip label="Add a title first">
      <TooltipTarget isDisabled label="Publish">
        <Button isDisabled onPress={onPress}>
          Publish
        </Button>
      </TooltipTarget>
    </Tooltip>,
  )
  const target = screen.getByRole('button', { name: 'Publish', description: 'Add a title first' })
  await user.tab()
  await screen.findByRole('tooltip')
  expect(document.activeElement).toBe(target)
  expect(target.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')
  await user.click(target)
  expect(onPress).not.toHaveBeenCalled()
})

test('stands around text', async () => {
  const { user } = await render(
    <Tooltip label="3 November, 09:24" delay={0}>
      <TooltipTarget>yesterday</TooltipTarget>
    </Tooltip>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  expect(document.activeElement?.textContent).toBe('yesterday')
  await user.keyboard('{Escape}')
  await gone()
})

test('never shows on touch, where the press goes through at once', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Tooltip label="To everyone" delay={0}>
      <Button onPress={onPress}>Publish</Button>
    </Tooltip>,
  )
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('tells by a tap why a disabled button is disabled, until the next one elsewhere', async () => {
  const { user } = await render(
    <Tooltip label="Add a title first">
      <TooltipTarget isDisabled label="Publish">
        <Button isDisabled>Publish</Button>
      </TooltipTarget>
    </Tooltip>,
  )
  await user.pointer({ keys: '[TouchA]', target: screen.getAllByRole('button', { name: 'Publish' })[0]! })
  expect((await screen.findByRole('tooltip')).textContent).toBe('Add a title first')
  await user.pointer({ keys: '[TouchA]', target: document.body })
  await gone()
})
