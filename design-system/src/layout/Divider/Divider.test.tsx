import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Divider } from './Divider.tsx'

test.each(['horizontal', 'vertical'] as const)('separates and says that it is %s', async (orientation) => {
  await render(<Divider orientation={orientation} />)
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe(orientation)
})
