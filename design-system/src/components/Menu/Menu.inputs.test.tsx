import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, type MenuProps, type MenuSection } from './Menu.tsx'

beforeAll(() => import('./MenuPopup.tsx'))

const places = [
  { id: 'archive', label: 'Archive' },
  { id: 'team', label: 'Team' },
]
const sections: MenuSection[] = [
  {
    id: 'row',
    entries: [
      { id: 'view', label: 'View' },
      { id: 'move', label: 'Move to', sections: [{ id: 'places', entries: places }] },
      { id: 'delete', label: 'Delete', tone: 'danger' },
    ],
  },
]

const page = (props: Partial<MenuProps>) => (
  <Menu label="Row" sections={sections} {...props}>
    <Button>More</Button>
  </Menu>
)
const trigger = () => screen.getByRole('button', { name: 'More' })
const focused = () => document.activeElement?.textContent
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

test.each(inputs)('runs an action and gives the focus back, by $by in $language', async (input) => {
  const onAction = vi.fn<(id: string) => void>()
  const { hands } = await renderFor(input, page({ onAction }))
  const menu = hands.createTester('Menu', { root: trigger() })
  await menu.open()
  expect(menu.submenuTriggers.map((entry) => entry.textContent)).toEqual(['Move to'])
  await menu.selectOption({ option: 'Delete' })
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
  await gone()
  expect(focused()).toBe('More')
})

test.each(inputs)('opens a submenu and runs its action, by $by in $language', async (input) => {
  const onAction = vi.fn<(id: string) => void>()
  const { hands, choose, forward, back } = await renderFor(input, page({ onAction }))
  const menu = hands.createTester('Menu', { root: trigger() })
  await menu.open()
  const root = menu.findOption({ optionIndexOrText: 'Move to' })
  const submenu = hands.createTester('Menu', { root, isSubmenu: true, rootMenu: menu.menu ?? undefined })
  if (input.by === 'keyboard') {
    // The tester knows the arrows of one direction alone.
    await choose(root, { key: forward })
    await choose(await screen.findByRole('menuitem', { name: 'Archive' }), { key: back })
    await choose(root, { key: forward })
  } else await menu.openSubmenu({ submenuTrigger: root })
  await submenu.selectOption({ option: 'Team' })
  expect(onAction).toHaveBeenCalledExactlyOnceWith('team')
  await gone()
  expect(focused()).toBe('More')
})

test.each(inputs)('stays open while several are chosen, by $by in $language', async (input) => {
  function Columns() {
    const [ids, setIds] = useState(['archive'])
    return page({
      sections: [{ id: 'places', entries: places }],
      selectionMode: 'multiple',
      selectedIds: ids,
      onSelectionChange: setIds,
    })
  }
  const { hands } = await renderFor(input, <Columns />)
  const menu = hands.createTester('Menu', { root: trigger() })
  await menu.open()
  for (const option of ['Team', 'Archive'])
    await menu.selectOption({ option, menuSelectionMode: 'multiple', keyboardActivation: 'Space' })
  expect(menu.options().map((entry) => entry.getAttribute('aria-checked'))).toEqual(['false', 'true'])
  await menu.close()
  expect(focused()).toBe('More')
})

test.each(inputs)('passes over what is off, and is left as it was, by $by in $language', async (input) => {
  const onAction = vi.fn<(id: string) => void>()
  const entries = [{ id: 'off', label: 'Off', isDisabled: true }, ...places]
  const { hands, user, press } = await renderFor(
    input,
    page({ sections: [{ id: 'all', entries }], onAction }),
  )
  const menu = hands.createTester('Menu', { root: trigger() })
  await menu.open()
  await menu.selectOption({ option: 'Off', closesOnSelect: false })
  expect(onAction).not.toHaveBeenCalled()
  if (input.by === 'keyboard') await user.keyboard('{Escape}')
  else await press(document.body)
  await gone()
  await waitFor(() => expect(focused()).toBe('More'))
})
