import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Brand } from './Brand.tsx'

test.each(['en', 'ar'] as const)('names a link by the product alone, in %s', async (language) => {
  await render(
    <a href="/">
      <Brand name="DATA1522" />
    </a>,
    { language },
  )
  expect(screen.getByRole('link', { name: 'DATA1522' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('keeps the colour of each sign when the page has several', async () => {
  const { container } = await render(
    <>
      <Brand name="DATA1522" />
      <Brand name="DATA1522" size={40} />
    </>,
  )
  const signs = [...container.querySelectorAll('svg')]
  const fills = signs.map((sign) => sign.querySelector('rect')!.getAttribute('fill'))
  const gradients = signs.map((sign) => `url(#${sign.querySelector('linearGradient')!.id})`)
  expect(fills).toEqual(gradients)
  expect(new Set(gradients).size).toBe(2)
})

test('shows a sign of one’s own in place of the design system’s, and keeps it from screen readers', async () => {
  await render(
    <a href="/">
      <Brand name="Northwind" sign={<img src="data:," alt="A compass" />} />
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Northwind' }).querySelectorAll('img, svg')).toHaveLength(1)
  expect(screen.queryByRole('img')).toBeNull()
})
