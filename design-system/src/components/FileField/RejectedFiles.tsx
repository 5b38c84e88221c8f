import { IconAlertCircle, IconX } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useFileStrings } from './strings/useFileStrings.ts'
import * as styles from './RejectedFiles.css.ts'

interface RejectedFilesProps {
  /** Why each was not taken. */
  reasons: readonly string[]
  onDismiss: () => void
}

/** How many reasons are read out and shown; the rest are the same mistake again. */
const most = 5

/** What was not taken and why, read out as it comes; what was chosen before is not touched. */
export function RejectedFiles({ reasons, onDismiss }: RejectedFilesProps) {
  const strings = useFileStrings()
  return (
    <div role="status">
      {reasons.length > 0 && (
        <div className={styles.note}>
          <span className={styles.sign}>
            <Icon icon={IconAlertCircle} size={16} />
          </span>
          <ul aria-label={strings.rejected} className={styles.list}>
            {reasons.slice(0, most).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {reasons.length > most && <li>{strings.moreRejected(reasons.length - most)}</li>}
          </ul>
          <Pressable aria-label={strings.dismiss} onPress={onDismiss} className={styles.dismiss}>
            <Icon icon={IconX} size={16} />
          </Pressable>
        </div>
      )}
    </div>
  )
}
