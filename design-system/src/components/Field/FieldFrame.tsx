import type { MouseEventHandler, ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldNotes, NoteLine } from './FieldNotes.tsx'
import type { DrawnNotes, FieldLook } from './options.ts'
import * as styles from './Field.css.ts'
import { inside } from './inside.css.ts'

interface FieldFrameProps extends DrawnNotes, Pick<FieldLook, 'labelPlacement'> {
  /** The box or the controls. */
  children: ReactNode
  label: string
  /** The id of the control; the ids of the notes are made from it. */
  id: string
  /** For controls that are named by the label's id, because no `for` reaches them. */
  labelId?: string
  isRequired?: boolean
  isLabelHidden?: boolean
  labelEnd?: ReactNode
  onLabelClick?: MouseEventHandler<HTMLLabelElement>
  /** Words between the box and the notes that come and go. */
  hint?: ReactNode
  /** What stands opposite the notes, such as a counter. */
  noteEnd?: ReactNode
}

/** What surrounds the box of every field: its label, its description, its error. */
export function FieldFrame({
  children,
  label,
  id,
  labelId,
  labelPlacement = 'above',
  isRequired,
  isLabelHidden,
  labelEnd,
  onLabelClick,
  hint,
  noteEnd,
  description,
  errorMessage,
  isErrorNews,
}: FieldFrameProps) {
  const notes = <FieldNotes {...{ id, description, errorMessage, isErrorNews }} />
  return (
    <div className={cx(styles.root, labelPlacement === 'inside' && inside)}>
      <FieldLabel
        id={labelId}
        htmlFor={id}
        isRequired={isRequired}
        isHidden={isLabelHidden}
        end={labelEnd}
        onClick={onLabelClick}
      >
        {label}
      </FieldLabel>
      {children}
      {hint}
      {noteEnd ? <NoteLine end={noteEnd}>{notes}</NoteLine> : notes}
    </div>
  )
}
