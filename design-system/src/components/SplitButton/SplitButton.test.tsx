import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { SplitButton } from './SplitButton.tsx'

const sections = [
  {
    id: 'ways',
    entries: [
      { id: 'later', label: 'Send later' },
      { id: 'draft', label: 'Save as a draft' },
    ],
  },
]

// The popup's code loads when it is first asked for, which takes a moment on a busy machine.
beforeAll(() => import('../Menu/MenuPopup.tsx'))

test('runs its main action, or another from its menu, by mouse', async () => {
  const onPress = vi.fn<() => void>()
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <SplitButton sections={sections} onPress={onPress} onAction={onAction}>
      Send
    </SplitButton>,
  )
  expect(screen.getByRole('group', { name: 'Send' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onPress).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as a draft' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('draft')
  expect(onPress).toHaveBeenCalledOnce()
})

test('is worked by keyboard in Arabic, and gives focus back to the menu’s button', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <SplitButton sections={sections} onAction={onAction}>
      إرسال
    </SplitButton>,
    { language: 'ar' },
  )
  await user.tab()
  expect(document.activeElement?.textContent).toBe('إرسال')
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Send later'))
  await user.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('later')
  const trigger = screen.getByRole('button', { name: 'إجراءات أخرى', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

test('while pending both parts keep their place and ignore presses', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <SplitButton sections={sections} isPending onPress={onPress}>
      Send
    </SplitButton>,
  )
  const [main, more] = screen.getAllByRole('button')
  await user.click(main!)
  await user.click(more!)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(more)
  expect(more?.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('disabled, takes neither press', async () => {
  await render(
    <SplitButton sections={sections} isDisabled>
      Send
    </SplitButton>,
  )
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
})

test.each(inputs)('runs either action by $by in $language', async (input) => {
  const onPress = vi.fn<() => void>()
  const onAction = vi.fn<(id: string) => void>()
  const { hands, press } = await renderFor(
    input,
    <SplitButton sections={sections} menuLabel="Ways" onPress={onPress} onAction={onAction}>
      Send
    </SplitButton>,
  )
  await press(screen.getByRole('button', { name: 'Send' }))
  expect(onPress).toHaveBeenCalledOnce()
  const menu = hands.createTester('Menu', { root: screen.getByRole('button', { name: 'Ways' }) })
  await menu.open()
  await menu.selectOption({ option: 'Save as a draft' })
  expect(onAction).toHaveBeenCalledExactlyOnceWith('draft')
  await waitFor(() => expect(document.activeElement).toBe(menu.trigger))
})
