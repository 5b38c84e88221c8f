import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ColorField } from './ColorField.tsx'

test('says what it is given, and hands out its element', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<ColorField ref={ref}>Hello</ColorField>)
  expect(screen.getByText('Hello')).toBe(ref.current)
})

test('looks otherwise for another meaning', async () => {
  await render(
    <>
      <ColorField>Plain</ColorField>
      <ColorField tone="danger">Danger</ColorField>
    </>,
  )
  expect(screen.getByText('Danger').className).not.toBe(screen.getByText('Plain').className)
})
