import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { profile } from './example.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

test('says who it is, and which of the pages is shown', async () => {
  await render(<ProfileHeader {...profile} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Ines Halvorsen' })).toBeTruthy()
  expect(screen.getByText('Joined April 2021')).toBeTruthy()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the profile' }))
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Projects')
  expect(pages.getByRole('link', { name: 'Teams' }).getAttribute('href')).toBe('#teams')
})
