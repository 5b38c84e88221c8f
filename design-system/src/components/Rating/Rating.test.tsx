import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Rating } from './Rating.tsx'

/** How much of the row is filled, in percent. */
const filled = () => Number(/([\d.]+)%/.exec(screen.getByRole('img').getAttribute('style') ?? '')?.[1])

test.each([
  ['en', '4.5 of 5', '1,284 ratings'],
  ['fr', '4,5 sur 5', '1 284 avis'],
  ['ar', '4.5 من 5', '1,284 تقييمًا'],
] as const)(
  'is one picture that says its value in %s, and how many rated it',
  async (language, name, said) => {
    await render(<Rating value={4.5} count={1284} isValueShown />, { language })
    expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
  },
)

test.each([
  [0, '0 of 5', 0],
  [-1, '0 of 5', 0],
  [5, '5 of 5', 100],
  [9, '5 of 5', 100],
])('a value of %f is %s', async (value, name, share) => {
  await render(<Rating value={value} />)
  expect(screen.getByRole('img', { name })).toBeTruthy()
  expect(filled()).toBe(share)
})

test('fills stars to the nearest half, and says the value to one decimal', async () => {
  const { rerender } = await render(<Rating value={3.5} />)
  const half = filled()
  rerender(<Rating value={3.33} />)
  expect(screen.getByRole('img', { name: '3.3 of 5' })).toBeTruthy()
  expect(filled()).toBe(half)
  rerender(<Rating value={3.2} />)
  expect(filled()).toBeLessThan(half)
})

test('has as many stars as it is told, and hands out its element', async () => {
  const ref = createRef<HTMLSpanElement>()
  await render(<Rating ref={ref} value={5} max={10} />)
  expect(filled()).toBeCloseTo(50, -1)
  expect(ref.current?.contains(screen.getByRole('img', { name: '5 of 10' }))).toBe(true)
})
