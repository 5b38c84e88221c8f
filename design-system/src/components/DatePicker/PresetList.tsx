import { Pressable } from '../../internal/Pressable.tsx'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import * as styles from './PresetList.css.ts'

interface PresetListProps {
  presets: readonly { id: string; label: string; isDisabled?: boolean; isChosen: boolean }[]
  onChoose: (id: string) => void
}

/** Periods and days that have a name, each chosen by one press. */
export function PresetList({ presets, onChoose }: PresetListProps) {
  const { strings } = useDateStrings()
  return (
    <div
      role="group"
      aria-label={strings.periods}
      onPointerDown={(event) => event.stopPropagation()}
      className={styles.list}
    >
      {presets.map(({ id, label, isDisabled, isChosen }) => (
        <Pressable
          key={id}
          aria-pressed={isChosen}
          isDisabled={isDisabled}
          onPress={() => onChoose(id)}
          className={styles.preset}
        >
          {label}
        </Pressable>
      ))}
    </div>
  )
}
