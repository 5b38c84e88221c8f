import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SiteSection } from './SiteSection.tsx'

test.each([
  ['en', 'Questions, answered', 'Not here? Ask us.'],
  ['ar', 'أسئلة وأجوبتها', 'لم تجد سؤالك؟ اسألنا.'],
] as const)('is a region named by its title, in %s', async (language, title, description) => {
  await render(
    <SiteSection title={title} description={description}>
      The answers
    </SiteSection>,
    { language },
  )
  const section = within(screen.getByRole('region', { name: title }))
  expect(section.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(section.getByText(description)).toBeTruthy()
})

test('takes the focus of an address that names it, which Tab leaves out', async () => {
  await render(
    <SiteSection id="faq" title="Questions">
      The answers
    </SiteSection>,
  )
  const section = document.getElementById('faq')!
  section.focus()
  expect(document.activeElement).toBe(section)
  expect(section.tabIndex).toBe(-1)
})
