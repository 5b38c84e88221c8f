import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { AwardPicture } from './AwardPicture.tsx'

test('is decoration, which nobody is told of', async () => {
  const { container } = await render(<AwardPicture />)
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
})
