import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Badge } from './Badge.tsx'

test('reads the number with what it counts', async () => {
  const { container } = await render(<Badge count={21} label="unread messages" />)
  expect(container.textContent).toBe('21 unread messages')
})

test.each([
  ['en', 1234, 2000, '1,234'],
  ['fr', 1234, 2000, '1\u202f234'],
  ['ar', 1234, 2000, '1,234'],
  ['en', 100, 99, '99+'],
  ['ar', 1000, 99, '99+'],
] as const)('writes the number as %s does', async (language, count, max, expected) => {
  const { container } = await render(<Badge count={count} max={max} label="x" />, { language })
  expect(container.querySelector('bdi')?.textContent).toBe(expected)
})

test('shows nothing for none', async () => {
  const { container } = await render(<Badge count={0} label="unread" />)
  expect(container.textContent).toBe('')
})

test('says what a dot marks, without a number', async () => {
  const { container } = await render(<Badge isDot count={7} label="new notifications" />)
  expect(container.textContent.trim()).toBe('new notifications')
})
