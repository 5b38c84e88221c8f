import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

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
