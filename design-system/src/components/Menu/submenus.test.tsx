import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

beforeAll(() => import('./MenuPopup.tsx'))

const nested = [
  {
    id: 'row',
    entries: [
      { id: 'edit', label: 'Edit' },
      {
        id: 'move',
        label: 'Move to',
        sections: [
          {
            id: 'places',
            entries: [
              { id: 'archive', label: 'Archive' },
              { id: 'team', label: 'Team' },
            ],
          },
        ],
      },
    ],
  },
]

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('in %s %s opens a submenu and %s goes back', async (language, into, back) => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Menu label="Row" sections={nested} onAction={onAction}>
      <Button>More</Button>
    </Menu>,
    { language },
  )
  await user.tab()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move to'))
  await user.keyboard(into)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Archive'))
  await user.keyboard(back)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move to'))
  await user.keyboard(`${into}`)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Archive'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('team')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'))
})

test('a submenu opens where the pointer rests, by press and by touch, and Escape closes it all', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <Menu label="Row" sections={nested} onAction={onAction}>
      <Button>More</Button>
    </Menu>,
  )
  const open = async () => {
    await user.click(screen.getByRole('button'))
    return screen.findByRole('menuitem', { name: 'Move to' })
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

  await user.hover(await open())
  await user.click(await screen.findByRole('menuitem', { name: 'Team' }))
  await gone()
  await user.pointer({ keys: '[TouchA]', target: await open() })
  await user.pointer({ keys: '[TouchA]', target: await screen.findByRole('menuitem', { name: 'Archive' }) })
  await gone()
  expect(onAction.mock.calls).toEqual([['team'], ['archive']])
  await user.click(await open())
  await screen.findByRole('menu', { name: 'Move to' })
  await user.keyboard('{Escape}')
  await gone()
  expect(onAction).toHaveBeenCalledTimes(2)
})
