import { Pressable } from '../../internal/Pressable.tsx'
import { IconX } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FileName } from './FileName.tsx'
import { useFileWords } from './words/useFileWords.ts'
import * as styles from './FileField.css.ts'

interface FileChipProps {
  file: File
  isDisabled?: boolean
  /** Removes it; without, it stays. */
  onRemove?: () => void
}

/** A chosen file, with the button that removes it. */
export function FileChip({ file, isDisabled, onRemove }: FileChipProps) {
  const words = useFileWords()
  return (
    <li className={styles.chip}>
      <FileName name={file.name} isDisabled={isDisabled} />
      {onRemove && (
        <Pressable
          aria-label={words.remove(file.name)}
          isDisabled={isDisabled}
          onPress={onRemove}
          className={styles.remove}
        >
          <Icon of={IconX} size={14} />
        </Pressable>
      )}
    </li>
  )
}
