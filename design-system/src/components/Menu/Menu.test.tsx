import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { LinkRouter } from '../Link/LinkRouter.tsx'
import { Menu } from './Menu.tsx'

beforeAll(() => import('./MenuPopup.tsx'))

const sections = [
  {
    id: 'row',
    entries: [
      { id: 'view', label: 'View' },
      { id: 'delete', label: 'Delete', tone: 'danger' as const },
    ],
  },
]

test('opens by mouse, runs the chosen action, closes and gives focus back', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Menu label="Row" sections={sections} onAction={onAction}>
      <Button>More</Button>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'))
})

test.each(['en', 'ar'] as const)(
  'is worked by keyboard in %s: arrows, type-ahead, Escape',
  async (language) => {
    const onAction = vi.fn<(id: string) => void>()
    const { user } = await render(
      <Menu label="Row" sections={sections} onAction={onAction}>
        <Button>More</Button>
      </Menu>,
      { language },
    )
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('View'))
    await user.keyboard('del')
    expect(document.activeElement?.textContent).toBe('Delete')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(onAction).not.toHaveBeenCalled()
  },
)

test('builds its sections only when it opens', async () => {
  const build = vi.fn<() => typeof sections>(() => sections)
  const { user } = await render(
    <Menu label="Row" sections={build}>
      <Button>More</Button>
    </Menu>,
  )
  expect(build).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button'))
  await screen.findByRole('menu')
  expect(build).toHaveBeenCalled()
})

test('keeps a choice of several', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <Menu
      label="Columns"
      sections={sections}
      selectionMode="multiple"
      selectedIds={['view']}
      onSelectionChange={onSelectionChange}
    >
      <Button>Columns</Button>
    </Menu>,
  )
  await user.click(screen.getByRole('button'))
  const entry = await screen.findByRole('menuitemcheckbox', { name: 'View' })
  expect(entry.getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Delete' }))
  expect(onSelectionChange).toHaveBeenCalledWith(['view', 'delete'])
})

test('a section keeps a choice of its own beside actions', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <Menu
      label="View"
      onAction={onAction}
      sections={[
        {
          id: 'order',
          title: 'Order',
          selectionMode: 'single',
          selectedIds: ['newest'],
          onSelectionChange,
          entries: [
            { id: 'newest', label: 'Newest first' },
            { id: 'name', label: 'By name' },
          ],
        },
        { id: 'reset', entries: [{ id: 'reset', label: 'Reset' }] },
      ]}
    >
      <Button>View</Button>
    </Menu>,
  )
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('menuitemradio', { name: 'Newest first' })).ariaChecked).toBe('true')
  await user.click(screen.getByRole('menuitemradio', { name: 'By name' }))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['name'])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Reset' }))
  expect(onAction).toHaveBeenLastCalledWith('reset')
})

test('says shortcuts, leads to addresses, and skips what is disabled', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Menu
      label="Row"
      onAction={onAction}
      sections={[
        {
          id: 'row',
          entries: [
            { id: 'open', label: 'Open', isDisabled: true },
            { id: 'copy', label: 'Copy', shortcut: 'Ctrl C' },
            { id: 'help', label: 'Help', href: '#help', target: '_blank' },
          ],
        },
      ]}
    >
      <Button>More</Button>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const copy = await screen.findByRole('menuitem', { name: 'Copy' })
  const keys = screen.getByRole('img', { name: 'Ctrl C' })
  expect(copy.getAttribute('aria-describedby')).toBe(keys.id)
  await waitFor(() => expect(document.activeElement).toBe(copy))
  expect(screen.getByRole('menuitem', { name: 'Help' }).getAttribute('href')).toBe('#help')
  await user.click(screen.getByRole('menuitem', { name: 'Open' }))
  expect(onAction).not.toHaveBeenCalled()
})

test('finds an entry among two hundred by typing', async () => {
  const { user } = await render(
    <Menu
      label="Warehouses"
      sections={[
        {
          id: 'all',
          entries: Array.from({ length: 200 }, (_, index) => ({
            id: `${index}`,
            label: index === 187 ? 'Zagreb' : `Place ${index}`,
          })),
        },
      ]}
    >
      <Button>Warehouse</Button>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Place 0'))
  await user.keyboard('z')
  expect(document.activeElement?.textContent).toBe('Zagreb')
  await user.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('Place 0')
})

test('is described by its header, in which nothing is chosen', async () => {
  const { user } = await render(
    <Menu label="Your account" header={<b>Maya Laurent</b>} sections={sections}>
      <Button>MA</Button>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const menu = await screen.findByRole('menu', { name: 'Your account', description: 'Maya Laurent' })
  expect(menu.textContent).not.toContain('Maya')
  expect(document.activeElement?.textContent).toBe('View')
})

test('an entry says at its end that there is nothing yet', async () => {
  const entries = [{ id: 'chat', label: 'Chat', note: 'Soon' }]
  const { user } = await render(
    <Menu label="Apps" sections={[{ id: 'apps', entries }]}>
      <Button>Apps</Button>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'Apps' }))
  expect(await screen.findByRole('menuitem', { name: 'Chat Soon' })).toBeTruthy()
})

test('leaves what is no address of the application to the browser', async () => {
  const entries = [
    { id: 'mail', label: 'Write', href: 'mailto:ada@example.com' },
    { id: 'view', label: 'View', href: '/users' },
  ]
  const { user } = await render(
    <LinkRouter navigate={() => undefined} useHref={(href) => `/shop${href}`}>
      <Menu label="Row" sections={[{ id: 'row', entries }]}>
        <Button>More</Button>
      </Menu>
    </LinkRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  const write = await screen.findByRole('menuitem', { name: 'Write' })
  expect(write.getAttribute('href')).toBe('mailto:ada@example.com')
  expect(screen.getByRole('menuitem', { name: 'View' }).getAttribute('href')).toBe('/shop/users')
})
