import type { MouseEventHandler, ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { HelpText, HelpTextLine } from './HelpText.tsx'
import type { HelpTextProps, FieldLook } from './options.ts'
import * as styles from './Field.css.ts'
import { inside } from './inside.css.ts'

interface FieldFrameProps extends HelpTextProps, Pick<FieldLook, 'labelPlacement'> {
  /** The box or the controls. */
  children: ReactNode
  label: string
  /** The id of the control; the ids of the help text are made from it. */
  id: string
  /** For controls that are named by the label's id, because no `for` reaches them. */
  labelId?: string
  isRequired?: boolean
  isLabelHidden?: boolean
  labelEnd?: ReactNode
  onLabelClick?: MouseEventHandler<HTMLLabelElement>
  /** A hint between the box and the help text, shown only for a time. */
  hint?: ReactNode
  /** What is shown at the end of the line of the help text, such as a counter. */
  helpTextEnd?: ReactNode
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
  helpTextEnd,
  description,
  errorMessage,
  isErrorAnnounced,
}: FieldFrameProps) {
  const helpText = <HelpText {...{ id, description, errorMessage, isErrorAnnounced }} />
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
      {helpTextEnd ? <HelpTextLine end={helpTextEnd}>{helpText}</HelpTextLine> : helpText}
    </div>
  )
}
