/** Where the focus is, said so that what stands there later can be found. */
export interface Place {
  element: HTMLElement
  /** The row, list item or card that it is in. */
  row: Element | null
  list: Element | null
  index: number
  /** Which of the row's controls it is, counted from the end, where rows have their menu or their cross. */
  fromEnd: number
  /** What it is in, the nearest first. */
  homes: readonly Element[]
  heading: HTMLElement | null
}

const rowSelector = 'tr, li, [role="row"], [data-focus-row]'
const homeSelector = '[data-focus-home], section, form, [role="region"], [role="dialog"]'
const headingSelector = 'h1, h2, h3, h4, h5, h6'
const controlSelector =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type="hidden"], [data-edit])'

const isShown = (element: Element) =>
  element.isConnected &&
  !element.closest('[hidden]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
/** What lies under an open menu is shown, but takes no focus until that has closed. */
const isThere = (element: Element) => isShown(element) && !element.closest('[inert]')

const controlsOf = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(controlSelector)].filter(
    (control) => isShown(control) && !control.matches('td, th'),
  )
const rowsOf = (list: Element) => [...list.children].filter((row) => row.matches(rowSelector))
/** A row of a table is compared cell by cell, since not all rows have the same controls. */
const partOf = (row: Element, cellIndex: number | undefined) =>
  (row instanceof HTMLTableRowElement && cellIndex !== undefined && row.cells[cellIndex]) || row

const cellIndexOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th')?.cellIndex

export function placeOf(element: HTMLElement): Place {
  const row = element.closest(rowSelector)
  const list = row?.parentElement ?? null
  const controls = row ? controlsOf(partOf(row, cellIndexOf(element))) : []
  const homes: Element[] = []
  for (
    let home = element.closest(homeSelector);
    home;
    home = home.parentElement?.closest(homeSelector) ?? null
  )
    homes.push(home)
  return {
    element,
    row,
    list,
    index: row && list ? rowsOf(list).indexOf(row) : -1,
    fromEnd: controls.length - controls.indexOf(element),
    homes,
    heading: document.querySelector('h1'),
  }
}

function sameControl({ element, fromEnd }: Place, row: Element): HTMLElement | undefined {
  const part = partOf(row, cellIndexOf(element))
  if (element.matches('td, th') && part instanceof HTMLElement) return part
  if (element.matches('[data-removes]')) return part.querySelector<HTMLElement>('[data-removes]') ?? undefined
  const controls = controlsOf(part)
  return controls.at(-fromEnd) ?? controls.at(-1) ?? controlsOf(row).at(-1)
}

/** What takes the focus of a home: the one stop of a grid, else its heading, else itself. */
const stopOf = (home: Element) =>
  home.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ??
  [...home.querySelectorAll<HTMLElement>(headingSelector)].find(isThere) ??
  (home as HTMLElement)

/** What takes the focus of a place: what stands there still, or the next row's, else the last row's, else what held them. */
export function standInOf(place: Place): HTMLElement | undefined {
  const { element, row, list, index, homes, heading } = place
  if (isThere(element)) return element
  if (row && isThere(row)) return sameControl(place, row)
  const rows = list ? rowsOf(list).filter(isThere) : []
  const next = rows[Math.min(Math.max(index, 0), rows.length - 1)]
  const home = homes.find(isThere)
  // A screen whose data come may draw another heading in the place of the one that had the focus.
  const title = element === heading ? document.querySelector<HTMLElement>('h1') : heading
  return (
    (next && sameControl(place, next)) ??
    (home && stopOf(home)) ??
    (title && isThere(title) ? title : undefined)
  )
}
