import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../locale/useStrings.ts'
import { Chip } from '../Chip/Chip.tsx'
import { contrast, grade } from './color.ts'
import { colorStrings } from './strings.ts'
import * as styles from './ColorField.css.ts'

const tones = { aaa: 'success', aa: 'success', large: 'warning', fails: 'danger' } as const

/** How well text of a colour is read on a background: a sample, the ratio, and what WCAG says of it. */
export function Contrast({ id, color, background }: { id: string; color: string; background: string }) {
  const strings = useStrings(colorStrings)
  const { locale } = useLocale()
  const ratio = contrast(color, background)
  const result = grade(ratio)
  // Rounded up, a contrast that fails by little would be written as one that passes.
  const shown = Math.floor(ratio * 100) / 100
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(shown)
  return (
    <div id={id} className={styles.contrast}>
      <span
        aria-hidden
        className={styles.sample}
        style={assignInlineVars({ [styles.color]: color, [styles.background]: background })}
      >
        <svg viewBox="0 0 24 16" className={styles.sampleText}>
          <text x="12" y="12.5" textAnchor="middle">
            Aa
          </text>
        </svg>
      </span>
      <span className={styles.ratio}>
        <bdi>{strings.contrast(figure)}</bdi>
      </span>
      <Chip size="small" tone={tones[result]}>
        {strings[result]}
      </Chip>
    </div>
  )
}
