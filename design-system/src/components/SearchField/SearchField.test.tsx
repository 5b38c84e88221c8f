import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SearchField } from './SearchField.tsx'

function Example({ initial = '', onSubmit }: { initial?: string; onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState(initial)
  return <SearchField label="Search users" value={value} onChange={setValue} onSubmit={onSubmit} />
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
