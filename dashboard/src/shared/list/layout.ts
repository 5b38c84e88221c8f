import type { ColumnLayout } from '@data1522/design-system/DataTable'
import type { ListState } from './state.ts'

const pairs = (written: readonly string[]) =>
  written.map((pair) => pair.split(':') as [string, string?]).filter(([, value]) => value)

/** How the columns are arranged, as the address says. */
export const layoutOf = ({ hide, cols, pin, widths }: ListState): ColumnLayout => ({
  hidden: hide,
  order: cols,
  pinned: Object.fromEntries(
    pairs(pin).flatMap(([id, edge]) => (edge === 'start' || edge === 'end' ? [[id, edge] as const] : [])),
  ),
  widths: Object.fromEntries(
    pairs(widths).flatMap(([id, px]) => (/^[1-9]\d{1,2}$/.test(px!) ? [[id, Number(px)] as const] : [])),
  ),
})

/** What the address says of an arrangement. */
export const writtenLayout = ({ hidden = [], order = [], pinned = {}, widths = {} }: ColumnLayout) => ({
  hide: hidden,
  cols: order,
  pin: Object.entries(pinned).map(([id, edge]) => `${id}:${edge}`),
  widths: Object.entries(widths).map(([id, px]) => `${id}:${Math.round(px)}`),
})
