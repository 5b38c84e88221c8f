import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Example({ initial = '', ...rest }: Partial<SearchFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <SearchField label="Search users" {...rest} value={value} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search users' })

test('clears by its button and keeps the caret in the field', async () => {
  const { user } = await render(<Example />)
  expect(screen.queryByRole('button')).toBeNull()
  await user.type(field(), 'maya')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('button')).toBeNull()
})

test('clears by the keyboard, from the button too', async () => {
  const { user } = await render(<Example initial="maya" />)
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('clears on Escape, and leaves Escape to what is around once it is empty', async () => {
  const onKeyDown = vi.fn<(event: { key: string }) => void>()
  const { user } = await render(
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onKeyDown(event)}>
      <Example initial="maya" />
    </div>,
  )
  await user.click(field())
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
  expect(onKeyDown).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('gives its words on Enter', async () => {
  const onSubmit = vi.fn<(value: string) => void>()
  const { user } = await render(<Example onSubmit={onSubmit} />)
  await user.type(field(), 'maya{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('maya')
})

test('names its button in the language of the page', async () => {
  await render(<Example initial="مايا" />, { language: 'ar' })
  expect(screen.getByRole('button', { name: 'مسح البحث' })).toBeTruthy()
})

test('says that results are on their way, and can be typed in and cleared meanwhile', async () => {
  const { user } = await render(<Example initial="may" isPending />)
  expect(field().getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('img', { name: 'In progress' })).toBeTruthy()
  await user.type(field(), 'a')
  expect(field().value).toBe('maya')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field().value).toBe('')
})

test('can be neither reached nor cleared when it is disabled', async () => {
  const { user } = await render(<Example initial="maya" isDisabled />)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button')).toBeNull()
})

test('searches for the beginning of a book that is pasted', async () => {
  const { user } = await render(<Example initial="" />)
  await user.click(field())
  await user.paste('كتاب طويل '.repeat(100_000))
  expect(field().value).toHaveLength(1000)
})
