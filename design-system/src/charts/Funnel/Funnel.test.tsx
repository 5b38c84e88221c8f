import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Funnel } from './Funnel.tsx'
import { outlineOf } from './outline.ts'

test.each(['en', 'ar'] as const)(
  'each stage says what it comes to and leads to its list, in %s',
  async (language) => {
    await render(
      <Funnel
        label="Deals"
        stages={[
          {
            id: 'new',
            title: 'New',
            value: '$96',
            note: '24 deals',
            reached: 24,
            onward: { text: '50%', label: '50% go on' },
            href: '/new',
          },
          { id: 'won', title: 'Won', value: '$40', reached: 12, onward: { text: '0%', label: 'nobody' } },
        ]}
      />,
      { language },
    )
    const list = within(screen.getByRole('list', { name: 'Deals' }))
    const [first, last] = list.getAllByRole('listitem')
    expect(first!.textContent).toMatch(/New.*\$96.*24 deals.*50% go on/)
    expect(within(first!).getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/new')
    expect(last!.textContent).toMatch(/Won.*\$40/)
    // Nothing comes after the last stage.
    expect(last!.textContent).not.toMatch(/nobody/)
  },
)

test('a stage narrows from its own height to the next one’s, and is never gone', () => {
  expect(outlineOf(1, 0.5)).toMatch(/^polygon\(0% 0%, .*100% 25%, 100% 75%, .*0% 100%\)$/)
  expect(outlineOf(0, 0)).toMatch(/^polygon\(0% 49%, .*100% 51%.*\)$/)
})
