import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PlanTeaser } from './PlanTeaser.tsx'

test.each([
  ['en', 'Team', '$29', 'See Team'],
  ['ar', 'الفريق', '29 US$', 'عرض الفريق'],
] as const)('names each plan and its price, and leads on, in %s', async (language, name, price, label) => {
  await render(
    <PlanTeaser
      plans={[
        {
          id: 'team',
          name,
          description: '',
          price,
          period: '',
          points: ['10'],
          action: { label, href: '/pricing' },
          mark: '★',
        },
      ]}
    />,
    { language },
  )
  const plan = within(screen.getAllByRole('listitem')[0]!)
  expect(plan.getByRole('heading', { level: 3, name })).toBeTruthy()
  expect(plan.getByText(price)).toBeTruthy()
  expect(plan.getByRole('link', { name: label }).getAttribute('href')).toBe('/pricing')
})
