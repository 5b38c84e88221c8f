import { screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'

// The popup's code loads when it is first asked for, which takes a moment on a busy machine.
beforeAll(() => import('../Menu/MenuPopup.tsx'))

test('is one group by name, whose buttons are each reached by Tab and pressed', async () => {
  const onPress = vi.fn<(what: string) => void>()
  const ref = createRef<HTMLDivElement>()
  const { user } = await render(
    <ButtonGroup ref={ref} label="تاريخ" orientation="vertical">
      <Button onPress={() => onPress('undo')}>تراجع</Button>
      <Button onPress={() => onPress('redo')}>إعادة</Button>
    </ButtonGroup>,
    { language: 'ar' },
  )
  const group = screen.getByRole('group', { name: 'تاريخ' })
  expect(ref.current).toBe(group)
  expect(within(group).getAllByRole('button')).toHaveLength(2)
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard(' ')
  expect(onPress.mock.calls).toEqual([['undo'], ['redo']])
})

test('takes a menu among its buttons', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <ButtonGroup label="Export">
      <Button>Export</Button>
      <Menu
        label="More"
        sections={[{ id: 'as', entries: [{ id: 'pdf', label: 'As PDF' }] }]}
        onAction={onAction}
      >
        <Button>More</Button>
      </Menu>
    </ButtonGroup>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'As PDF' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('pdf')
})
