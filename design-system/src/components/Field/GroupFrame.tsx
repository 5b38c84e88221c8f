import type { ReactNode } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { RequiredMark } from './FieldLabel.tsx'
import { HelpText } from './HelpText.tsx'
import { type GroupOptions, groupRef, whenLeft } from './group.ts'
import { describedBy } from './describedBy.ts'
import * as styles from './Field.css.ts'

interface GroupFrameProps extends GroupOptions {
  /** The controls. */
  children: ReactNode
  id: string
  /** Radios exclude each other; of any other group each control has its own answer. */
  role: 'radiogroup' | 'group'
}

/** What surrounds the controls of a group: its name, its description, its error. */
export function GroupFrame({
  children,
  label,
  id,
  role,
  isRequired,
  isDisabled,
  isReadOnly,
  labelEnd,
  isLabelHidden,
  onBlur,
  ref,
  description,
  errorMessage,
  ...rest
}: GroupFrameProps) {
  'use memo'
  const { required } = useMessages()
  const isRadios = role === 'radiogroup'
  // A plain group has no attribute for it, so that words say it.
  const requiredId = isRequired && !isRadios && `${id}-required`
  const name = (
    <span id={`${id}-label`} className={isLabelHidden ? hidden : styles.label}>
      {label}
      {isRequired && <RequiredMark />}
    </span>
  )
  return (
    <div
      {...dataAttributes(rest)}
      ref={groupRef(ref)}
      id={id}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { description, errorMessage }, requiredId)}
      aria-disabled={isDisabled || undefined}
      {...(isRadios && {
        'aria-required': isRequired || undefined,
        'aria-readonly': isReadOnly || undefined,
        'aria-invalid': Boolean(errorMessage) || undefined,
      })}
      onBlur={whenLeft(onBlur)}
      className={styles.root}
    >
      {isLabelHidden && !labelEnd ? (
        name
      ) : (
        <div className={styles.labelLine}>
          {name}
          {labelEnd}
        </div>
      )}
      {children}
      {requiredId && (
        <span id={requiredId} className={hidden}>
          {required}
        </span>
      )}
      <HelpText id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
