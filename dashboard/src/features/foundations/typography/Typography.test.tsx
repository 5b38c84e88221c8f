import { textSizes } from '@data1522/design-system/scales'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { Typography } from './Typography.tsx'

const open = (language: 'en' | 'ar' = 'en') =>
  renderProduct(<Typography />, { address: '/pages/typography', groups: ['typography', 'titles'], language })

test('every size of the scale is shown with its token, in both scripts', async () => {
  await open()
  const scale = within(screen.getByRole('region', { name: 'Scale' }))
  for (const size of Object.keys(textSizes))
    expect(scale.getByRole('button', { name: `Copy --ds-text-${size}` })).toBeTruthy()
  expect(scale.getAllByText('Quiet work')).toHaveLength(scale.getAllByText('عمل هادئ').length)
})

test('Arabic stands right to left, Latin left to right, whatever the page does', async () => {
  await open('ar')
  for (const [words, direction] of [
    ['Quiet work', 'ltr'],
    ['عمل هادئ', 'rtl'],
  ] as const)
    expect(screen.getAllByText(words)[0]!.closest('[dir]')!.getAttribute('dir')).toBe(direction)
})

test('a token is copied as CSS takes it, and that is said', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Copy --ds-text-lg' }))
  expect(await screen.findByText('--ds-text-lg copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('var(--ds-text-lg)')
})
