import type { ReactNode } from 'react'
import { IconAlertCircle } from '../../icons/icons.ts'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { Icon } from '../Icon/Icon.tsx'
import { noteIds } from './notes.ts'
import type { DrawnNotes } from './options.ts'
import * as styles from './Field.css.ts'

/** The description and the error below a field; `id` is the same that `describedBy` was given. */
export function FieldNotes({
  id,
  description,
  errorMessage: latestError,
  isErrorNews = false,
}: DrawnNotes & { id: string }) {
  const ids = noteIds(id)
  const errorMessage = useHeldWhilePressed(latestError)
  return (
    <>
      {description && (
        <p id={ids.description} className={styles.note}>
          {description}
        </p>
      )}
      {errorMessage && (
        // An alert is heard when it arrives, so news take the place of an error that stood there.
        <p
          key={`${isErrorNews}`}
          id={ids.error}
          role={isErrorNews ? 'alert' : undefined}
          className={styles.error}
        >
          <span className={styles.errorIcon}>
            <Icon of={IconAlertCircle} size={16} />
          </span>
          {errorMessage}
        </p>
      )}
    </>
  )
}

/** What stands opposite the notes, such as a counter of characters. */
export const NoteLine = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <div className={styles.noteLine}>
    <div className={styles.noteWords}>{children}</div>
    <div className={styles.noteEnd}>{end}</div>
  </div>
)
