import type { ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { RequiredMark } from '../Field/FieldLabel.tsx'
import { helpTextIds } from '../Field/describedBy.ts'
import * as styles from './Option.css.ts'

export type LabelPlacement = 'end' | 'start' | 'above' | 'below'

interface OptionRowProps {
  /** The id of the control: the description gets its own from it. */
  id: string
  /** The native input and what is drawn for it. */
  children: ReactNode
  label: ReactNode
  description?: ReactNode
  labelPlacement?: LabelPlacement
  isRequired?: boolean
  isDisabled?: boolean
  isBlock?: boolean
}

/** A control with its words, as one thing to press. */
export function OptionRow({
  id,
  children,
  label,
  description,
  labelPlacement = 'end',
  isRequired,
  isDisabled,
  isBlock,
}: OptionRowProps) {
  return (
    <label
      className={cx(styles.row, styles.placements[labelPlacement], isBlock && styles.block)}
      data-disabled={isDisabled || undefined}
    >
      <span className={styles.line}>{children}</span>
      {label && (
        <span className={styles.words}>
          <span id={`${id}-words`}>
            {label}
            {isRequired && <RequiredMark />}
          </span>
          {description && (
            <span id={helpTextIds(id).description} className={styles.more}>
              {description}
            </span>
          )}
        </span>
      )}
    </label>
  )
}

/** The attributes that keep the description out of the control's name. */
export const namedApart = (id: string, description?: ReactNode) =>
  description ? { 'aria-labelledby': `${id}-words` } : {}

const stop = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
  event.preventDefault()
  // Before React hears of it: it would take the browser's change for done, and miss the next one.
  event.stopPropagation()
}

/** What stops a native control that can be read, not changed; keys press it by a click too. */
export const keptAsIs = (isReadOnly?: boolean) => (isReadOnly ? { onClickCapture: stop } : {})
