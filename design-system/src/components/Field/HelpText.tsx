import type { ReactNode } from 'react'
import { IconAlertCircle } from '../../icons/icons.ts'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { Icon } from '../Icon/Icon.tsx'
import { helpTextIds } from './describedBy.ts'
import type { HelpTextProps } from './options.ts'
import * as styles from './Field.css.ts'

/** The description and the error below a field; `id` is the same that `describedBy` was given. */
export function HelpText({
  id,
  description,
  errorMessage: latestError,
  isErrorAnnounced = false,
}: HelpTextProps & { id: string }) {
  const ids = helpTextIds(id)
  const errorMessage = useHeldWhilePressed(latestError)
  return (
    <>
      {description && (
        <p id={ids.description} className={styles.description}>
          {description}
        </p>
      )}
      {errorMessage && (
        // An alert is announced when it is inserted, so an error to announce replaces the element of the error before it.
        <p
          key={`${isErrorAnnounced}`}
          id={ids.error}
          role={isErrorAnnounced ? 'alert' : undefined}
          className={styles.error}
        >
          <span className={styles.errorIcon}>
            <Icon icon={IconAlertCircle} size={16} />
          </span>
          {errorMessage}
        </p>
      )}
    </>
  )
}

/** The help text with something at the end of its line, such as a counter of characters. */
export const HelpTextLine = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <div className={styles.helpTextLine}>
    <div className={styles.helpText}>{children}</div>
    <div className={styles.helpTextEnd}>{end}</div>
  </div>
)
