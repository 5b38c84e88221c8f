import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DropZone } from './DropZone.tsx'

test('says what it is given, and hands out its element', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<DropZone ref={ref}>Hello</DropZone>)
  expect(screen.getByText('Hello')).toBe(ref.current)
})

test('looks otherwise for another meaning', async () => {
  await render(
    <>
      <DropZone>Plain</DropZone>
      <DropZone tone="danger">Danger</DropZone>
    </>,
  )
  expect(screen.getByText('Danger').className).not.toBe(screen.getByText('Plain').className)
})
