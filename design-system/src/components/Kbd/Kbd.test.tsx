import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Kbd } from './Kbd.tsx'

test('keeps keys in the order of the keyboard in a page written right to left', async () => {
  await render(<Kbd>⌘ K</Kbd>, { language: 'ar' })
  const key = screen.getByText('⌘ K')
  expect(key.tagName).toBe('KBD')
  expect(key.getAttribute('dir')).toBe('ltr')
})
