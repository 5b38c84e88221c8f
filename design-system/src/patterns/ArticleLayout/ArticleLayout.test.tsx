import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ArticleLayout } from './ArticleLayout.tsx'
import { article } from './example.tsx'

test('leads to its parts, and marks the last whose heading has passed 150 px', async () => {
  const tops: Record<string, number> = { before: -300, steps: 149, note: 151 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
  await render(<ArticleLayout {...article} />)
  await waitFor(() => {
    const marked = screen.getAllByRole('link', { current: 'location' })
    expect(new Set(marked.map((link) => link.getAttribute('href')))).toEqual(new Set(['#steps']))
  })
  expect(screen.getByRole('article').textContent).toContain('Good to know')
  vi.restoreAllMocks()
})

test('has no list where the article has no parts', async () => {
  await render(<ArticleLayout {...article} contents={[]} />)
  expect(screen.queryByRole('navigation', { name: 'In this article' })).toBeNull()
})
