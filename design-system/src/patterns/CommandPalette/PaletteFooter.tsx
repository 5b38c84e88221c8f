import { Shortcut } from '../../components/Kbd/Shortcut.tsx'
import type { paletteStrings } from './strings.ts'
import * as styles from './PaletteDialog.css.ts'

/** Which keys work the palette, where there is a keyboard. */
export function PaletteFooter({ strings }: { strings: (typeof paletteStrings)['en'] }) {
  return (
    <div className={styles.footer}>
      <span className={styles.tip}>
        <Shortcut keys={['up', 'down']} /> {strings.move}
      </span>
      <span className={styles.tip}>
        <Shortcut keys={['enter']} /> {strings.open}
      </span>
      <span className={styles.tip}>
        <Shortcut keys={['escape']} /> {strings.leave}
      </span>
    </div>
  )
}
