import { act, renderHook, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../../tests/support/render.tsx'
import { OwnTable } from '../example/OwnTable.tsx'
import type { DataColumn } from '../types.ts'
import { tableProps } from './tableProps.tsx'
import { useClientTable } from './useClientTable.ts'

interface Plant {
  name: string
  height: number
}

const rows: Plant[] = [
  { name: 'Fern', height: 40 },
  { name: 'Aloe', height: 20 },
  { name: 'Ivy', height: 60 },
]
const columns: DataColumn<Plant>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => name, isSortable: true },
  { id: 'height', header: 'Height', value: ({ height }) => height, cell: ({ height }) => height },
]
const rowId = ({ name }: Plant) => name
const names = (shown: readonly Plant[] | undefined) => shown?.map(({ name }) => name)

function open(given: { rows?: Plant[] | undefined; pageSize?: number } = { rows }) {
  const { result } = renderHook(() => {
    const table = useClientTable({ columns, rowId, ...given, rows: given.rows })
    return { table, props: tableProps(table) }
  })
  return result
}

test('sorts as the table asks, and the library’s own rows stand in the same order', () => {
  const result = open()
  act(() => result.current.props.onSortsChange!([{ column: 'name', direction: 'desc' }]))
  expect(names(result.current.props.rows)).toEqual(['Ivy', 'Fern', 'Aloe'])
  expect(result.current.props.sorts).toEqual([{ column: 'name', direction: 'desc' }])
  expect(names(result.current.table.getRowModel().rows.map(({ original }) => original))).toEqual([
    'Ivy',
    'Fern',
    'Aloe',
  ])
})

test('searches and filters by the library’s own calls, from the first page on', () => {
  const result = open({ rows, pageSize: 2 })
  act(() => result.current.props.onPageChange!(2))
  expect(names(result.current.props.rows)).toEqual(['Ivy'])
  act(() => result.current.table.getColumn('height')!.setFilterValue({ kind: 'range', min: 30 }))
  expect(result.current.props).toMatchObject({ page: 1, total: 2, isFiltered: true })
  expect(names(result.current.props.rows)).toEqual(['Fern', 'Ivy'])
  act(() => result.current.table.setGlobalFilter('IVY'))
  expect(names(result.current.props.rows)).toEqual(['Ivy'])
  act(() => result.current.table.getColumn('height')!.setFilterValue(undefined))
  act(() => result.current.table.setGlobalFilter(''))
  expect(result.current.props).toMatchObject({ total: 3, isFiltered: false })
})

test('keeps what is selected and how the columns are arranged', () => {
  const result = open()
  act(() => result.current.props.onSelectionChange!(new Set(['Ivy'])))
  expect(names(result.current.table.getSelectedRowModel().rows.map(({ original }) => original))).toEqual([
    'Ivy',
  ])
  const layout = {
    hidden: ['height'],
    order: ['height', 'name'],
    widths: { name: 240 },
    pinned: { name: 'start' as const },
  }
  act(() => result.current.props.onColumnLayoutChange!(layout))
  expect(result.current.props.columnLayout).toEqual(layout)
  expect(result.current.table.getVisibleLeafColumns().map(({ id }) => id)).toEqual(['name'])
})

test('loads while it has no rows yet', () => {
  expect(open({ rows: undefined }).current.props).toMatchObject({ state: 'loading', rows: undefined })
})

test('anybody’s own table is shown, sorted, paged and selected', async () => {
  const { user } = await render(<OwnTable />)
  const plants = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(plants()).toEqual(['Fern', 'Aloe', 'Monstera'])
  await user.click(within(screen.getByRole('columnheader', { name: /Plant/ })).getByRole('button'))
  expect(plants()).toEqual(['Aloe', 'Basil', 'Fern'])
  expect(screen.getByText('20 cm')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Next/ }))
  expect(plants()).toEqual(['Ivy', 'Monstera'])
  await user.click(screen.getByRole('checkbox', { name: /Ivy/ }))
  expect((await screen.findAllByText(/1.*selected/i)).length).toBeGreaterThan(0)
})
