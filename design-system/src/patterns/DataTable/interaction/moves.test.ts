import { expect, test } from 'vitest'
import { acrossRows } from './moves.ts'

/** A table that has rendered some of its virtualized rows. */
function tableOf(places: readonly number[]) {
  const table = document.createElement('table')
  table.createTHead().insertRow().insertCell()
  const body = table.createTBody()
  for (const place of places) {
    const row = body.insertRow()
    row.dataset.index = String(place)
    row.ariaRowIndex = String(place + 2)
    row.insertCell()
  }
  return { table, cell: (place: number) => body.rows[places.indexOf(place)]!.cells[0]! }
}

test('a row that is held while others scroll has no neighbours among them', () => {
  const { table, cell } = tableOf([40, 900, 901])
  expect(acrossRows(table, cell(40), 1)).toEqual({ rows: 1 })
  expect(acrossRows(table, cell(40), -1)).toEqual({ rows: -1 })
  expect(acrossRows(table, cell(900), 1)).toEqual({ focusTarget: cell(901) })
})
