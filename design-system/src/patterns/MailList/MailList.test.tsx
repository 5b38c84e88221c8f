import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { MailListExample } from './example.tsx'

const rows = () => screen.getAllByRole('row')
const chosen = () =>
  rows()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.dataset.id)
const box = (index: number) => within(rows()[index]!).getByRole('checkbox')

test('says of each mail whom it is from, what about, and what is to be known', async () => {
  await render(<MailListExample />)
  const first = within(rows()[0]!)
  expect(first.getByText('Unread')).toBeTruthy()
  expect(first.getByRole('link', { name: 'Final proofs' }).getAttribute('href')).toBe('#mail-0')
  expect(first.getByText('Company')).toBeTruthy()
  expect(first.getByRole('img', { name: 'Has attachments' })).toBeTruthy()
  expect(screen.getByRole('row', { current: true }).dataset.id).toBe('1')
})

test('chooses one by its face, and all between by Shift', async () => {
  const { user } = await render(<MailListExample />)
  await user.click(box(1))
  expect(chosen()).toEqual(['1'])
  await user.keyboard('{Shift>}')
  await user.click(box(4))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['1', '2', '3', '4'])
})

test.each(['en', 'ar'] as const)('is walked and chosen by keyboard in %s', async (language) => {
  const { user } = await render(<MailListExample />, { language })
  const forward = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
  await user.tab()
  expect(document.activeElement).toBe(rows()[0])
  await user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(document.activeElement).toBe(rows()[1]))
  await user.keyboard(' ')
  expect(chosen()).toEqual(['1'])
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual(['1', '2'])
  await vi.waitFor(() => expect(document.activeElement).toBe(rows()[2]))
  await user.keyboard(forward)
  expect(document.activeElement).toBe(box(2))
  await user.keyboard('{Escape}{Escape}')
  expect(chosen()).toEqual([])
  await user.keyboard('{Control>}a{/Control}')
  expect(chosen()).toHaveLength(6)
})

test('does to a mail what its buttons say', async () => {
  const onAction = vi.fn<(action: string, id: string) => void>()
  const onStarChange = vi.fn<(id: string, isStarred: boolean) => void>()
  const { user } = await render(<MailListExample onAction={onAction} onStarChange={onStarChange} />)
  await user.click(within(rows()[2]!).getByLabelText('Archive'))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('archive', '2')
  await user.click(within(rows()[1]!).getByLabelText('Starred'))
  expect(onStarChange).toHaveBeenCalledExactlyOnceWith('1', false)
})

test('draws a few of thousands, and says how many there are', async () => {
  await render(<MailListExample count={5000} />)
  expect(rows().length).toBeLessThan(60)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5000')
})
