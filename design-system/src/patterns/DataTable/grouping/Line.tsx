import type { ReactNode } from 'react'
import { cx } from '../../../css/cx.ts'
import type { RowPlace } from '../DataRow.tsx'
import { roles } from '../roles.ts'
import { placed } from '../rows.css.ts'
import { detail, end, group, line } from './grouping.css.ts'

const looks = { detail, end, group }

interface LineProps {
  children: ReactNode
  /** The position of its record, where the header is 1. */
  position: number
  /** How many columns it spans. */
  span: number
  look: keyof typeof looks
  at?: Pick<RowPlace, 'start'> & Partial<RowPlace>
  id?: string
}

/** A table row with one cell that spans all columns. */
export const Line = ({ children, position, span, look, at, id }: LineProps) => (
  <tr
    {...roles.row}
    ref={at?.measure}
    id={id}
    aria-rowindex={position}
    data-index={at?.index}
    className={cx(line, at && placed)}
    style={at && { translate: `0 ${at.start}px` }}
  >
    <td {...roles.cell} aria-colspan={span} colSpan={span} className={looks[look]}>
      {children}
    </td>
  </tr>
)
