import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { AvatarField } from './AvatarField.tsx'

test('says what it is given, and hands out its element', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<AvatarField ref={ref}>Hello</AvatarField>)
  expect(screen.getByText('Hello')).toBe(ref.current)
})

test('looks otherwise for another meaning', async () => {
  await render(
    <>
      <AvatarField>Plain</AvatarField>
      <AvatarField tone="danger">Danger</AvatarField>
    </>,
  )
  expect(screen.getByText('Danger').className).not.toBe(screen.getByText('Plain').className)
})
