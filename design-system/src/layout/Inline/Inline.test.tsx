import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Inline } from './Inline.tsx'

test('keeps its children in reading order, whatever the direction', async () => {
  await render(
    <Inline as="ul">
      <li>أ</li>
      <li>ب</li>
    </Inline>,
    { language: 'ar' },
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['أ', 'ب'])
})

test('breaks into rows unless it may not', async () => {
  await render(
    <>
      <Inline>breaks</Inline>
      <Inline isWrapping={false}>stays</Inline>
    </>,
  )
  const extra = screen.getByText('stays').classList.length - screen.getByText('breaks').classList.length
  expect(extra).toBe(1)
})
