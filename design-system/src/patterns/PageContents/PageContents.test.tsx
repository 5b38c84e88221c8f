import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PageContents } from './PageContents.tsx'

const items = [
  { id: 'sizes', label: 'Sizes' },
  { id: 'keys', label: 'Keys' },
]

test('leads to each part, and marks the one that is being read as the page scrolls', async () => {
  await render(
    <PageContents label="On this page" items={items}>
      {items.map(({ id, label }) => (
        <h2 key={id} id={id}>
          {label}
        </h2>
      ))}
    </PageContents>,
  )
  const list = within(screen.getByRole('navigation', { name: 'On this page' }))
  const link = (name: string) => list.getByRole('link', { name })
  expect(link('Keys').getAttribute('href')).toMatch(/#keys$/)
  const place = (id: string, top: number) => {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top }) as DOMRect
  }
  place('sizes', -300)
  place('keys', 400)
  document.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(link('Sizes').getAttribute('aria-current')).toBe('location'))
  place('keys', 80)
  document.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(link('Keys').getAttribute('aria-current')).toBe('location'))
  expect(link('Sizes').hasAttribute('aria-current')).toBe(false)
})
