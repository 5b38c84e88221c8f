import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { CallToAction } from './CallToAction.tsx'

test.each([
  ['en', 'See it with your own eyes', 'Open the demo'],
  ['ar', 'شاهده بنفسك', 'افتح العرض التجريبي'],
] as const)('is a region with what to do in it, in %s', async (language, title, action) => {
  const { user } = await render(<CallToAction title={title} actions={<Button>{action}</Button>} />, {
    language,
  })
  const region = within(screen.getByRole('region', { name: title }))
  expect(region.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  await user.tab()
  expect(document.activeElement).toBe(region.getByRole('button', { name: action }))
})
