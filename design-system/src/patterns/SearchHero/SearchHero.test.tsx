import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SearchHero } from './SearchHero.tsx'

test('asks its question above the search, and takes the focus after a navigation', async () => {
  await render(
    <SearchHero title="How can we help?" description="39 articles">
      <SearchField label="Search" value="" onChange={() => {}} />
    </SearchHero>,
  )
  const title = screen.getByRole('heading', { level: 1, name: 'How can we help?' })
  title.focus()
  expect(document.activeElement).toBe(title)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
