import type { DataColumn } from '@data1522/design-system/DataTable'
import type { ComponentType } from 'react'
import type { MessageId } from '../../core/i18n/intl.ts'
import type { useText } from '../../core/i18n/useText.ts'
import type { Path } from '../../core/router/route.ts'
import type { Formats } from '../../core/i18n/useFormats.ts'

/** One page of a list, as it is cached. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows there are on all pages. */
  readonly total: number
  /** The page that the server gave, which may not be the one asked for. */
  readonly page: number
}

/** What every list call takes beside its own filters. */
export interface ListQuery {
  readonly q?: string
  readonly sortBy?: string
  readonly orderBy?: 'asc' | 'desc'
  readonly page: number
  readonly itemsPerPage: number
  /** Each filter that is on, as the address writes it, by its name. */
  readonly filters: Readonly<Record<string, string>>
}

/** How columns and filters are written in the language of the moment. */
export interface ListTools {
  readonly text: ReturnType<typeof useText>
  readonly formats: Formats
}

interface FilterBase {
  /** Its name in the address. */
  readonly name: string
  readonly label: MessageId
}

/**
 * What rows must be: one of several values, which stands in the toolbar unless it is rare or the window is a phone's; or,
 * behind the button “Filters”, a text in one of their fields, or a number (`10..50`) or a day
 * (`2026-01-01..2026-01-31`) within bounds, either end open.
 */
export type ListFilter =
  | (FilterBase & {
      readonly kind: 'choice'
      readonly options: readonly string[]
      /** Whether the address may name what is not among the options, as while these load. @default false */
      readonly isFree?: boolean
      readonly optionLabel: (option: string, tools: ListTools) => string
      /** What stands there while it is off. */
      readonly allLabel: MessageId
      /** Puts it behind the button “Filters”, as it is seldom asked for. @default false */
      readonly isRare?: boolean
    })
  | (FilterBase & { readonly kind: 'range'; readonly isMoney?: boolean; readonly max?: number })
  | (FilterBase & { readonly kind: 'date' })

export type ChoiceFilter = Extract<ListFilter, { kind: 'choice' }>

/** A view that comes with the list. */
export interface PresetView {
  readonly id: string
  readonly label: MessageId
  /** What its address says, without `?`: `status=Pending&sort=date`. */
  readonly search: string
}

/** A column of a list; `value` is what a file holds of it: an amount as a number, a day as yyyy-mm-dd, an instant as a date. */
export type ListColumn<Row> = DataColumn<Row> & {
  /** Whether it is an amount in the currency of the store. @default false */
  readonly isMoney?: boolean
  /** What a file holds instead, where one cell shows several things. */
  readonly parts?: readonly Required<Pick<DataColumn<Row>, 'header' | 'value'>>[]
}

/** What a list is of: the one description that its table, views, export, quick view and record navigation read. */
export interface ListConfig<Row extends object> {
  /** Names it where its views are kept. */
  readonly id: string
  /** Where it stands. */
  readonly path: Path
  /** What its calls are cached under; its pages under this and `'list'`. */
  readonly key: readonly string[]
  readonly load: (query: ListQuery, options: { signal?: AbortSignal }) => Promise<ListPage<Row>>
  readonly rowId: (row: Row) => string
  readonly rowName: (row: Row) => string
  /** The address of a row's own screen. */
  readonly href?: (row: Row) => string
  /**
   * Its columns; the ids of those that sort are the words that the server sorts by. The export takes `value`, the
   * clipboard `text`, in the language of the moment.
   */
  readonly columns: (tools: ListTools) => readonly ListColumn<Row>[]
  readonly filters: readonly ListFilter[]
  readonly views?: readonly PresetView[]
  /** @default 10 */
  readonly pageSize?: number
  /** What the side panel shows of a row; with it, Space opens the panel. */
  readonly quickView?: ComponentType<{ row: Row }>
  readonly labels: {
    readonly title: MessageId
    readonly search: MessageId
    readonly searchHint: MessageId
    readonly failed: MessageId
    readonly empty: MessageId
    readonly emptyText: MessageId
    readonly noMatch: MessageId
    readonly noMatchText: MessageId
    /** What the exported file is called, without its ending. */
    readonly fileName: MessageId
  }
}
