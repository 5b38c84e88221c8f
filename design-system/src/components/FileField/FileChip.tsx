import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Pressable } from '../../internal/Pressable.tsx'
import { IconX } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { formatBytes } from './bytes.ts'
import { FileName } from './FileName.tsx'
import { useFileStrings } from './strings/useFileStrings.ts'
import * as styles from './FileField.css.ts'

interface FileChipProps {
  file: File
  /** What stands for the file. @default its name */
  children?: ReactNode
  isSizeShown?: boolean
  isDisabled?: boolean
  /** Removes it; without, it stays. */
  onRemove?: () => void
}

/** A chosen file, with the button that removes it. */
export function FileChip({ file, children, isSizeShown, isDisabled, onRemove }: FileChipProps) {
  const strings = useFileStrings()
  const { locale } = useLocale()
  return (
    <li className={styles.chip}>
      {children ?? <FileName name={file.name} isDisabled={isDisabled} />}
      {isSizeShown && (
        <bdi aria-disabled={isDisabled || undefined} className={styles.size}>
          {formatBytes(locale, file.size)}
        </bdi>
      )}
      {onRemove && (
        <Pressable
          aria-label={strings.remove(file.name)}
          isDisabled={isDisabled}
          onPress={onRemove}
          className={styles.remove}
        >
          <Icon icon={IconX} size={14} />
        </Pressable>
      )}
    </li>
  )
}
