import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Step } from './steps.ts'
import * as styles from './Stepper.css.ts'

interface CompactStepsProps {
  steps: readonly Step[]
  current: number
  className: string
}

/** Where one is, in words and as a bar in parts, where a row of steps has no room. */
export function CompactSteps({ steps, current, className }: CompactStepsProps) {
  const messages = useMessages()
  const { locale } = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  return (
    <div className={cx(styles.compact, className)}>
      <p className={styles.description}>
        {messages.stepOf(numbers.format(current + 1), numbers.format(steps.length))}
      </p>
      <p className={cx(styles.title, styles.titles.current)}>{steps[current]?.label}</p>
      <div aria-hidden className={styles.bar}>
        {steps.map(({ id, state }, index) => (
          <span
            key={id}
            className={cx(
              toneClass[state === 'error' ? 'danger' : 'primary'],
              styles.part,
              (index <= current || state !== 'upcoming') && styles.gone,
            )}
          />
        ))}
      </div>
    </div>
  )
}
