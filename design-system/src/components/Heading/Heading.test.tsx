import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Heading } from './Heading.tsx'

test.each([1, 2, 3, 4] as const)('has the depth %i in the outline, whatever its size', async (level) => {
  await render(
    <Heading level={level} size="card">
      Users
    </Heading>,
  )
  expect(screen.getByRole('heading', { level, name: 'Users' })).toBeTruthy()
})

test('takes focus from a script, but no stop of the Tab key', async () => {
  const ref = createRef<HTMLHeadingElement>()
  const { user } = await render(
    <>
      <Heading level={1} isFocusTarget ref={ref}>
        Users
      </Heading>
      <button type="button">Next</button>
    </>,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(ref.current)
  ref.current?.blur()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Next')
})
