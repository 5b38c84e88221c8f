import { rowExpandingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../../tests/support/render.tsx'
import { OwnTable } from '../example/OwnTable.tsx'
import type { DataColumn, DataSort } from '../types.ts'
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
    const table = useClientTable({ columns, rowId, isSelectable: true, ...given, rows: given.rows })
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

test('offers no selection where none was asked for', () => {
  const { result } = renderHook(() => tableProps(useClientTable({ columns, rowId, rows })))
  expect(result.current.onSelectionChange).toBeUndefined()
})

const many = Array.from({ length: 6000 }, (_, index): Plant => ({ name: `Plant ${6000 - index}`, height: 1 }))
const byName: DataSort[] = [{ column: 'name', direction: 'asc' }]
const load = (defaultSorts?: DataSort[]) => {
  const hook = renderHook(
    (given: { rows: Plant[] | undefined }) =>
      tableProps(useClientTable({ columns, rowId, defaultSorts, ...given })),
    { initialProps: { rows: undefined as Plant[] | undefined } },
  )
  hook.rerender({ rows: many })
  return hook.result
}

test('many rows that came later stay in sight while they are sorted first', async () => {
  const result = load()
  act(() => result.current.onSortsChange!(byName))
  expect(result.current.total).toBe(6000)
  await waitFor(() => expect(result.current.rows![0]!.name).toBe('Plant 1'))
})

test('many rows load until they are in the order that was wanted from the start', async () => {
  const result = load(byName)
  expect(result.current.state).toBe('loading')
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(result.current.rows![0]!.name).toBe('Plant 1')
})

test('rows that come anew leave the page and the open rows as they are', async () => {
  const { result, rerender } = renderHook(
    (given: { rows: Plant[] }) => {
      const table = useClientTable({ columns, rowId, pageSize: 2, ...given })
      table.getRowModel()
      return tableProps(table)
    },
    { initialProps: { rows } },
  )
  act(() => result.current.onPageChange!(2))
  act(() => result.current.onExpandedChange!(new Set(['Ivy'])))
  rerender({ rows: rows.map((row) => ({ ...row })) })
  await act(async () => undefined)
  expect(result.current.page).toBe(2)
  expect(result.current.expandedIds).toEqual(new Set(['Ivy']))
})

const ownFeatures = tableFeatures({ rowExpandingFeature })
function useOwn(column: 'name' | 'height') {
  const [columns] = useState(() => [{ accessorKey: column }])
  const getRowId = (_: Plant, index: number) => `${column} ${index}`
  const initialState = { expanded: true } as const
  const table = useTable({ features: ownFeatures, columns, data: rows, getRowId, initialState })
  return tableProps(table)
}

test('two tables of the same records each show their own cells', async () => {
  const { result } = renderHook(() => [useOwn('name'), useOwn('height')])
  for (const { columns: own, rowId: idOf } of result.current) {
    await render(own[0]!.cell(rows[1]!))
    expect(idOf(rows[1]!)).toBe(`${own[0]!.id} 1`)
  }
  expect(screen.getByText('Aloe')).toBeTruthy()
  expect(screen.getByText('20')).toBeTruthy()
})

test('where all rows are open, one is closed and the others stay', () => {
  const { result } = renderHook(() => useOwn('name'))
  expect(result.current.expandedIds).toEqual(new Set(['name 0', 'name 1', 'name 2']))
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
