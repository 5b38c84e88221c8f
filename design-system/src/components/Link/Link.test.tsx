import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Link } from './Link.tsx'

test('is a link to its address, reached by Tab', async () => {
  const { user } = await render(<Link href="#users">Users</Link>)
  const link = screen.getByRole('link', { name: 'Users' })
  expect(link.getAttribute('href')).toBe('#users')
  await user.tab()
  expect(document.activeElement).toBe(link)
})

test('gives a page in another tab no hold on this one', async () => {
  await render(
    <Link href="https://example.com" target="_blank">
      Guide
    </Link>,
  )
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
})

test('says when it leads to where one is', async () => {
  await render(
    <Link href="#users" aria-current="page">
      Users
    </Link>,
  )
  expect(screen.getByRole('link', { current: 'page' })).toBeTruthy()
})
