import type { ReactNode } from 'react'
import type { IconSource } from '../../../components/Icon/Icon.tsx'

/** The new value of an edited cell. */
export type EditValue = string | number | boolean

interface EditOf<Row, Value extends EditValue> {
  /** The accessible name of the field or the switch, such as “Price of Aero lamp”. */
  label: (row: Row) => string
  /** The initial value of the field. */
  read: (row: Row) => Value
  /** Returns the error of a value, which then is not saved. @default every value is valid */
  validate?: (value: Value) => string | undefined
}

/** How the cells of a column are edited in place. */
export type CellEdit<Row> =
  | ({ kind: 'text' } & EditOf<Row, string>)
  | ({
      kind: 'number'
      min?: number
      max?: number
      /** How much arrow up and arrow down change it. @default 1 */
      step?: number
      /** How it is formatted while it is being saved: a currency, percent, a unit. @default a plain number */
      format?: Intl.NumberFormatOptions
    } & EditOf<Row, number>)
  | ({
      kind: 'choice'
      options: readonly { id: string; label: string; icon?: IconSource }[]
    } & EditOf<Row, string>)
  /** Saves at once; the cell shows a switch. */
  | ({ kind: 'switch' } & EditOf<Row, boolean>)

/** An action of a row that is available without its menu. */
export interface QuickAction {
  /** Given to `onRowAction`. */
  id: string
  /** What it does, as a verb: the accessible name of the icon button. */
  label: string
  icon: IconSource
  /** Keeps it visible although it cannot be used. @default false */
  isDisabled?: boolean
  /** Why it cannot be used, shown on hover and on keyboard focus. */
  description?: ReactNode
}

/** Interactions with rows and cells; their code loads when the focus or the pointer comes to the table. */
export interface InteractionProps<Row> {
  /** Makes a press on a row, outside its controls, follow the link of its title. @default false */
  opensRows?: boolean
  /** Called with the row that Space was pressed on, to show a quick view of it. */
  onPeek?: (row: Row) => void
  /**
   * Saves the new value of a cell whose column has `edit`. The new value shows meanwhile, and the old one again if the
   * promise resolves to false. Without it, cells cannot be edited.
   */
  onEdit?: (row: Row, columnId: string, value: EditValue) => Promise<boolean> | void
  /** Up to three actions of a row, shown beside its menu while it is hovered or has the focus; not on touch, so offer them in the menu too. */
  quickActions?: (row: Row) => readonly QuickAction[]
  /** How many of them a row has room for. @default 3 */
  quickRoom?: 1 | 2 | 3
}
