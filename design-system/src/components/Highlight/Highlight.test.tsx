import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Highlight } from './Highlight.tsx'

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('marks each place, whatever its case and accents', async () => {
  const { container } = await render(<Highlight query="cafe">Café, café, the</Highlight>)
  expect(marks()).toEqual(['Café', 'café'])
  expect(container.textContent).toBe('Café, café, the')
})

test('marks what is known already, and nothing where nothing was looked for', async () => {
  await render(
    <>
      <Highlight spans={[[0, 3]]}>Buy gift cards</Highlight>
      <Highlight query="">Nothing</Highlight>
    </>,
  )
  expect(marks()).toEqual(['Buy'])
  expect(screen.getByText('Nothing')).toBeTruthy()
})
