import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { PeopleTable } from './example/PeopleTable.tsx'

beforeAll(() => import('../../components/Menu/MenuPopup.tsx'))

test.each(inputs)('is sorted, chosen from and acted on by $by in $language', async (input) => {
  const onSelectionChange = vi.fn<(ids: ReadonlySet<string>) => void>()
  const onRowAction = vi.fn<(id: string, row: { id: number }) => void>()
  const { hands, press, choose } = await renderFor(
    input,
    <PeopleTable onSelectionChange={onSelectionChange} onRowAction={onRowAction} />,
  )
  const table = hands.createTester('Table', { root: screen.getByRole('grid') })
  const sort = within(table.columns[1]!).getByRole('button')
  await press(sort)
  expect(table.columns[1]?.getAttribute('aria-sort')).toBe('ascending')
  await press(sort, ' ')
  expect(table.columns[1]?.getAttribute('aria-sort')).toBe('descending')
  await table.toggleRowSelection({ row: 1 })
  expect(onSelectionChange.mock.lastCall?.[0].size).toBe(1)
  await press(within(table.columns[0]!).getByRole('checkbox'), ' ')
  expect(onSelectionChange.mock.lastCall?.[0].size).toBe(10)
  const more = screen
    .getAllByRole('button', { expanded: false })
    .find((button) => table.rows[0]?.contains(button))!
  await press(more)
  const entry = (await screen.findAllByRole('menuitem')).at(-1)!
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  await choose(entry)
  expect(onRowAction).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(more))
})
