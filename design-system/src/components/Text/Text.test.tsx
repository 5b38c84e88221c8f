import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Text } from './Text.tsx'

test('is a paragraph, or the element asked for', async () => {
  await render(
    <>
      <Text>Plain</Text>
      <Text as="strong">Strong</Text>
    </>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('Plain')
  expect(screen.getByRole('strong').textContent).toBe('Strong')
})

test('can be pointed at, by id and by ref', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <>
      <Text id="hint" ref={ref}>
        At least 8 characters
      </Text>
      <button type="button" aria-describedby="hint">
        Save
      </button>
    </>,
  )
  expect(screen.getByRole('button', { description: 'At least 8 characters' })).toBeTruthy()
  expect(ref.current?.id).toBe('hint')
})

test('looks different for each size, ink and tone', async () => {
  await render(
    <>
      <Text size="lg">a</Text>
      <Text size="sm">b</Text>
      <Text ink="muted">c</Text>
      <Text ink="muted" tone="danger">
        d
      </Text>
    </>,
  )
  const classes = ['a', 'b', 'c', 'd'].map((words) => screen.getByText(words).className)
  expect(new Set(classes).size).toBe(4)
})
