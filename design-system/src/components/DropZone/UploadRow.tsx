import { useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { IconCheck, IconRefresh, IconX } from '../../icons/icons.ts'
import { formatBytes } from '../FileField/bytes.ts'
import { FileName } from '../FileField/FileName.tsx'
import { useFileStrings } from '../FileField/strings/useFileStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressLinear } from '../ProgressLinear/ProgressLinear.tsx'
import { type DropZoneItem, isStopped, isUnderWay } from './items.ts'
import { Preview } from './Preview.tsx'
import * as styles from './rows.css.ts'

interface UploadRowProps {
  item: DropZoneItem
  isDisabled?: boolean
  onRemove?: () => void
  onCancel?: () => void
  onRetry?: () => void
}

/** A file of a drop zone: its picture, its name, how far it has come, what can be done. */
export function UploadRow({ item, isDisabled, onRemove, onCancel, onRetry }: UploadRowProps) {
  const { name, size, status, progress, error } = item
  const strings = useFileStrings()
  const { locale } = useLocale()
  const end = useRef<HTMLButtonElement>(null)
  const isLoading = status === 'uploading'
  const share =
    progress !== undefined && new Intl.NumberFormat(locale, { style: 'percent' }).format(progress / 100)
  const how =
    status &&
    {
      waiting: strings.waiting,
      uploading: share,
      done: strings.uploaded,
      failed: error ?? strings.failed,
      cancelled: strings.cancelled,
    }[status]
  const onEnd = isUnderWay(item) ? onCancel : onRemove
  return (
    <li className={styles.row}>
      <Preview item={item} />
      <div className={styles.words}>
        <div className={styles.title}>
          <FileName name={name} />
        </div>
        <div data-failed={status === 'failed' || undefined} className={styles.meta}>
          {status === 'done' && (
            <span className={styles.done}>
              <Icon icon={IconCheck} size={14} />
            </span>
          )}
          {[size !== undefined && formatBytes(locale, size), how].filter(Boolean).join(' · ')}
        </div>
        {isLoading && <ProgressLinear label={strings.progress(name)} value={progress} size="thin" />}
      </div>
      <div className={styles.actions}>
        {isStopped(item) && onRetry && (
          <IconButton
            icon={IconRefresh}
            label={strings.retry(name)}
            size="small"
            isDisabled={isDisabled}
            onPress={() => {
              end.current?.focus()
              onRetry()
            }}
          />
        )}
        {onEnd && (
          <IconButton
            ref={end}
            icon={IconX}
            label={isUnderWay(item) ? strings.cancel(name) : strings.remove(name)}
            size="small"
            isDisabled={isDisabled}
            onPress={onEnd}
          />
        )}
      </div>
    </li>
  )
}
