import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { IconCloudUpload } from '../../icons/icons.ts'
import { useFileStrings } from '../FileField/strings/useFileStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import { readTransfer, type Transfer } from './readTransfer.ts'
import * as styles from './DropZone.css.ts'

interface DropAreaProps {
  /** The button that chooses. */
  children: ReactNode
  isMultiple: boolean
  isLocked?: boolean
  isDisabled?: boolean
  isInvalid: boolean
  onTransfer: (transfer: Transfer) => void
}

/** A press anywhere is one on the button. */
function pressButton({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) {
  if (!(target as Element).closest('button, input')) currentTarget.querySelector('button')?.click()
}

/** The large area that files are dropped on, pasted into, or chosen from. */
export function DropArea({
  children,
  isMultiple,
  isLocked,
  isDisabled,
  isInvalid,
  onTransfer,
}: DropAreaProps) {
  const strings = useFileStrings()
  const [isOver, setOver] = useState(false)
  // Not taken by us, the browser would open what is dropped in place of the page.
  const stayOver = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = isLocked ? 'none' : 'copy'
    setOver(!isLocked)
  }
  return (
    <div
      role="presentation"
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      className={styles.area}
      onClick={pressButton}
      onDragEnter={stayOver}
      onDragOver={stayOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!isLocked) onTransfer(readTransfer(event.dataTransfer))
      }}
      onPaste={(event: ClipboardEvent) => {
        event.preventDefault()
        if (!isLocked) onTransfer(readTransfer(event.clipboardData))
      }}
    >
      <span className={styles.sign}>
        <Icon icon={IconCloudUpload} size={24} />
      </span>
      <span aria-disabled={isDisabled || undefined} className={styles.words}>
        {isOver ? (
          strings.release
        ) : (
          <>
            {strings.dropHere(isMultiple)} <span className={styles.quiet}>{strings.orPaste}</span>
          </>
        )}
      </span>
      {children}
    </div>
  )
}
