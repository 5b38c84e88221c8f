import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconCheck, IconCircle } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Meter } from '../Meter/Meter.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { estimatePassword, passwordRules } from './estimate.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './PasswordStrength.css.ts'

export interface PasswordStrengthProps {
  /** The password as it stands. */
  password: string
  /** The fewest characters that are asked for. @default 12 */
  minLength?: number
  /** Shows the meter alone, without the list of what makes a password strong. @default false */
  isBare?: boolean
  /** Its id, for a field's `aria-describedby`. */
  id?: string
  ref?: Ref<HTMLDivElement>
}

const tones = ['neutral', 'danger', 'warning', 'primary', 'success'] as const

/**
 * How hard a password is to guess, in four steps, and what would make it harder. An honest hint, not a promise: it
 * looks at length, kinds of signs, runs and a short list of well-known passwords. `estimatePassword` gives the same to
 * code.
 *
 * Use when someone chooses a password, below its `PasswordField`. Not for signing in, where it would help whoever looks on.
 */
export function PasswordStrength({
  password,
  minLength = 12,
  isBare = false,
  id,
  ref,
  ...rest
}: PasswordStrengthProps) {
  const strings = useStrings(roomStrings)
  const { score, met } = estimatePassword(password, minLength)
  const tone = tones[score]
  return (
    <div {...dataAttributes(rest)} ref={ref} id={id} className={cx(styles.root, toneClass[tone])}>
      <div aria-hidden className={styles.head}>
        {strings.strength}
        <span className={styles.word}>{strings.scores[score]}</span>
      </div>
      <Meter
        isBare
        label={strings.strength}
        value={score}
        max={4}
        segments={4}
        size="small"
        tone={tone}
        valueText={strings.scores[score] || '0'}
      />
      <VisuallyHidden live="polite">
        {score > 0 && `${strings.strength}: ${strings.scores[score]}`}
      </VisuallyHidden>
      {!isBare && (
        <ul className={styles.rules}>
          {passwordRules.map((rule) => (
            <li key={rule} className={cx(styles.rule, met[rule] && styles.met)}>
              <span className={styles.mark}>
                <Icon
                  icon={met[rule] ? IconCheck : IconCircle}
                  size={16}
                  label={met[rule] ? strings.met : strings.unmet}
                />
              </span>
              {rule === 'length' ? strings.rules.length(minLength) : strings.rules[rule]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export { estimatePassword, type PasswordEstimate } from './estimate.ts'
