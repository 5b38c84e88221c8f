import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { TeamGrid } from './TeamGrid.tsx'

test.each([
  ['en', 'Ada Bergström', 'Founder'],
  ['ar', 'ليلى حداد', 'مؤسِّسة'],
] as const)('lists people with what they do, their faces unsaid, in %s', async (language, name, role) => {
  await render(<TeamGrid members={[{ name, role, avatar: '/pictures/avatars/1.svg' }]} />, { language })
  expect(screen.getByRole('listitem').textContent).toBe(name + role)
  expect(screen.queryByRole('img')).toBeNull()
})
