import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Box } from './Box.tsx'
import { block, inline, maxWidth } from './Box.css.ts'

const set = (element: HTMLElement, variable: string) =>
  element.style.getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1'))

test('is the landmark asked for', async () => {
  await render(<Box as="main">Content</Box>)
  expect(screen.getByRole('main').textContent).toBe('Content')
})

test('keeps room inside: by one step, or another along each axis', async () => {
  await render(
    <>
      <Box padding={16}>even</Box>
      <Box padding={16} paddingBlock="cardPadding">
        uneven
      </Box>
    </>,
  )
  expect(set(screen.getByText('even'), block)).toContain('1rem')
  expect(set(screen.getByText('uneven'), inline)).toContain('1rem')
  expect(set(screen.getByText('uneven'), block)).toContain('card-padding')
})

test('is as wide as its room unless limited', async () => {
  await render(
    <>
      <Box>wide</Box>
      <Box maxWidth={400}>narrow</Box>
    </>,
  )
  expect(set(screen.getByText('wide'), maxWidth)).toBe('none')
  expect(set(screen.getByText('narrow'), maxWidth)).toBe('25rem')
})
