import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { StudyPicture } from './StudyPicture.tsx'

test('is decoration, which nobody is told of', async () => {
  const { container } = await render(<StudyPicture />)
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
})
