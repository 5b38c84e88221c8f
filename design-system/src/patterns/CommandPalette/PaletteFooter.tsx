import { Shortcut } from '../../components/Kbd/Shortcut.tsx'
import type { paletteWords } from './words.ts'
import * as styles from './PaletteDialog.css.ts'

/** Which keys work the palette, where there is a keyboard. */
export function PaletteFooter({ words }: { words: (typeof paletteWords)['en'] }) {
  return (
    <div className={styles.footer}>
      <span className={styles.tip}>
        <Shortcut keys={['up', 'down']} /> {words.move}
      </span>
      <span className={styles.tip}>
        <Shortcut keys={['enter']} /> {words.open}
      </span>
      <span className={styles.tip}>
        <Shortcut keys={['escape']} /> {words.leave}
      </span>
    </div>
  )
}
