import type { ReactNode } from 'react'
import type { IconSource } from '../../../components/Icon/Icon.tsx'

/** What a person makes of a cell. */
export type EditValue = string | number | boolean

interface EditOf<Row, Value extends EditValue> {
  /** What is changed of which row, such as “Price of Aero lamp”: names the field or the switch. */
  label: (row: Row) => string
  /** What stands in the field at first. */
  read: (row: Row) => Value
  /** Says what is wrong with a value, which then is not saved. @default every value will do */
  validate?: (value: Value) => string | undefined
}

/** How the cells of a column are changed where they stand. */
export type CellEdit<Row> =
  | ({ kind: 'text' } & EditOf<Row, string>)
  | ({
      kind: 'number'
      min?: number
      max?: number
      /** How far the arrow up and down go. @default 1 */
      step?: number
      /** How it is written while it is on its way: a currency, percent, a unit. @default a plain number */
      format?: Intl.NumberFormatOptions
    } & EditOf<Row, number>)
  | ({
      kind: 'choice'
      options: readonly { id: string; label: string; icon?: IconSource }[]
    } & EditOf<Row, string>)
  /** Acts at once; its cell is the switch. */
  | ({ kind: 'switch' } & EditOf<Row, boolean>)

/** Something to do with a row at once, without its menu. */
export interface QuickAction {
  /** Given to `onRowAction`. */
  id: string
  /** What it does, as a verb: its name for those who cannot see the icon. */
  label: string
  icon: IconSource
  /** Keeps it in sight where it cannot be used. @default false */
  isDisabled?: boolean
  /** Why it cannot be used, said on hover and on keyboard focus. */
  description?: ReactNode
}

/** What can be done with rows and cells where they stand; its code loads when a person comes near the table. */
export interface InteractionProps<Row> {
  /** Makes a press on a row, beside its controls, follow the link that it is named by. @default false */
  opensRows?: boolean
  /** Called with the row that Space was pressed on, to show more of it beside the table. */
  onPeek?: (row: Row) => void
  /**
   * Saves what was made of a cell whose column has `edit`; the new value shows meanwhile, and the old one again where
   * the answer is false. Without it no cell can be changed.
   */
  onEdit?: (row: Row, columnId: string, value: EditValue) => Promise<boolean> | void
  /** Up to three things to do with a row, shown beside its menu while it is hovered or has the focus; not on touch, so offer them in the menu too. */
  quickActions?: (row: Row) => readonly QuickAction[]
  /** For how many of them a row keeps room. @default 3 */
  quickRoom?: 1 | 2 | 3
}
