import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { footer } from './example.ts'
import { SiteFooter } from './SiteFooter.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each(['en', 'ar'] as const)('leads on in columns with titles, in %s', async (language) => {
  await render(<SiteFooter {...footer} brand="DATA1522" />, { language })
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
    footer.groups.map(({ title }) => title),
  )
  expect(foot.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/help')
  expect(foot.getByText(footer.legal)).toBeTruthy()
})

test('says that what is elsewhere opens in a new tab', async () => {
  await render(<SiteFooter {...footer} brand="DATA1522" />)
  const link = screen.getByRole('link', { name: 'GitHub (opens in a new tab)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('opens a column at a time on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { user } = await render(<SiteFooter {...footer} brand="DATA1522" />)
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'In the demo' }))
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy()
})
