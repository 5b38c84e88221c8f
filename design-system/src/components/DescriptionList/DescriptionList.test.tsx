import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { DescriptionList } from './DescriptionList.tsx'

test('pairs each term with its description, in order', async () => {
  await render(
    <DescriptionList
      columns={2}
      items={[
        { term: 'Role', description: 'Editor' },
        { term: 'Plan', description: <strong>Team</strong> },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Role', 'Plan'])
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Editor', 'Team'])
})

test('keeps its pairs in order side by side', async () => {
  await render(
    <DescriptionList
      isInline
      items={[
        { term: 'الدور', description: 'محرر' },
        { term: 'الخطة', description: 'فريق' },
      ]}
    />,
    { language: 'ar' },
  )
  expect(document.querySelector('dl')?.textContent).toBe('الدورمحررالخطةفريق')
  expect(screen.getAllByRole('definition')).toHaveLength(2)
})
