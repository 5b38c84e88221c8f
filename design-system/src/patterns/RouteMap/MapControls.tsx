import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconMaximize, IconMinus, IconPlus } from '../../icons/icons.ts'
import * as styles from './RouteMap.css.ts'
import type { strings } from './strings.ts'

interface MapControlsProps {
  readonly text: (typeof strings)['en']
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
}

/** What the keys do, for those who point. */
export function MapControls({ text, onZoom, onFit }: MapControlsProps) {
  return (
    <div role="group" aria-label={text.controls} className={styles.controls}>
      <div className={styles.control}>
        <IconButton icon={IconPlus} label={text.zoomIn} onPress={() => onZoom(1.8)} />
        <IconButton icon={IconMinus} label={text.zoomOut} onPress={() => onZoom(1 / 1.8)} />
      </div>
      <div className={styles.control}>
        <IconButton icon={IconMaximize} label={text.fit} onPress={onFit} />
      </div>
    </div>
  )
}
