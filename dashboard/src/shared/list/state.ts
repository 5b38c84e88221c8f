import { ITEMS_PER_PAGE_OPTIONS } from '@data1522/mocks/contract/common'
import { choice, type Parameter, wholeNumber, freeText } from '../../core/router/useAddressState.ts'
import type { ListConfig, ListFilter, ListQuery } from './list-config.ts'

/** What a list shows and how, as the address says. */
export interface ListState {
  readonly q: string
  readonly sort: string
  readonly order: 'desc' | null
  readonly page: number
  readonly size: number
  /** The ids of hidden columns. */
  readonly hide: readonly string[]
  /** The ids of columns in their order, where a person has moved one. */
  readonly cols: readonly string[]
  /** `id:start` or `id:end` for each column that is held at an edge. */
  readonly pin: readonly string[]
  /** `id:px` for each column that a person has widened. */
  readonly widths: readonly string[]
  readonly rows: 'compact' | 'comfortable' | 'spacious' | null
  /** The view that this was, or has become. */
  readonly view: string
  /** The id of the row in the side panel. */
  readonly quickView: string
}

const ids: Parameter<readonly string[]> = {
  read: (written) =>
    (written ?? '')
      .split(',')
      .filter((id) => /^[\w:-]+$/.test(id))
      .slice(0, 50),
  write: (value) => value.join(',') || null,
}

/** How a filter's value is written; what does not read as one is none. */
const formOf = (filter: ListFilter): ((written: string) => boolean) => {
  if (filter.kind === 'choice') return (written) => filter.options.includes(written)
  const bound = filter.kind === 'range' ? '\\d{0,9}(?:\\.\\d{1,2})?' : '(?:\\d{4}-\\d{2}-\\d{2})?'
  const form = new RegExp(`^(?=.*\\d)${bound}\\.\\.${bound}$`)
  return (written) => form.test(written)
}
const filterParameter = (filter: ListFilter): Parameter<string> => {
  if (filter.kind === 'choice' && filter.isFree) return freeText()
  const isOne = formOf(filter)
  return {
    read: (written) => (written !== null && isOne(written) ? written : ''),
    write: (value) => value || null,
  }
}

/** What of a list's state is no view: where one is in it, not what it shows. */
const places = ['page', 'quickView', 'view']

/** How a list's state is written in the address. */
export function parametersOf({ filters, pageSize = 10 }: Pick<ListConfig<never>, 'filters' | 'pageSize'>) {
  return {
    q: freeText(),
    ...Object.fromEntries(filters.map((filter) => [filter.name, filterParameter(filter)])),
    sort: freeText(),
    order: choice(['desc']),
    page: wholeNumber(1),
    size: wholeNumber(pageSize, ITEMS_PER_PAGE_OPTIONS),
    hide: ids,
    cols: ids,
    pin: ids,
    widths: ids,
    rows: choice(['compact', 'comfortable', 'spacious']),
    view: freeText(),
    quickView: freeText(),
  } as Record<string, Parameter<unknown>>
}

/** The names that make a view, in the order in which they are written. */
const viewNames = (config: Pick<ListConfig<never>, 'filters'>) =>
  Object.keys(parametersOf(config)).filter((name) => !places.includes(name))

/** What a search says of a view, in one order and without what is no part of it. */
export function viewSearch(config: Pick<ListConfig<never>, 'filters' | 'pageSize'>, search: string): string {
  const parameters = parametersOf(config)
  const given = new URLSearchParams(search)
  const said = new URLSearchParams()
  for (const name of viewNames(config)) {
    const { read, write } = parameters[name]!
    const written = write(read(given.get(name)))
    if (written !== null) said.set(name, written)
  }
  return said.toString()
}

/** What a state asks the server for. */
export function queryOf({ filters }: Pick<ListConfig<never>, 'filters'>, state: ListState): ListQuery {
  const q = state.q.trim()
  const on = filters.map(({ name }) => [name, filterOf(state, name)] as const).filter(([, value]) => value)
  return {
    ...(q && { q }),
    ...(state.sort && { sortBy: state.sort, orderBy: state.order ?? 'asc' }),
    page: state.page,
    itemsPerPage: state.size,
    filters: Object.fromEntries(on),
  }
}

/** What a filter is set to; empty while it is off. */
export const filterOf = (state: ListState, name: string) =>
  (state as unknown as Record<string, string>)[name] ?? ''

/** Both ends of a range or of days, as `10..50` writes them; undefined where one is open. */
export function endsOf(written: string | undefined): { from?: string; to?: string } {
  const [from, to] = (written ?? '').split('..')
  return { ...(from && { from }), ...(to && { to }) }
}
