import { Fragment } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { groupsOf } from './digits.ts'
import * as styles from './OtpField.css.ts'

interface DigitBoxesProps {
  value: string
  length: number
  groups?: readonly number[]
  size: keyof typeof styles.sizes
  isMasked: boolean
  isReadOnly: boolean
  isInvalid: boolean
  /** What the caret stands on, while the input has the focus. */
  selection?: { readonly start: number; readonly end: number }
}

/** What is seen of a code: its boxes, with the digits as the language writes them. */
export function DigitBoxes({
  value,
  length,
  groups,
  size,
  isMasked,
  isReadOnly,
  isInvalid,
  selection,
}: DigitBoxesProps) {
  const { locale } = useLocale()
  const figures = new Intl.NumberFormat(locale)
  const first = Math.min(selection?.start ?? length, length - 1)
  const isActive = (at: number) =>
    selection !== undefined && at >= first && at < Math.max(selection.end, first + 1)
  return (
    <span aria-hidden className={styles.boxes}>
      {groupsOf(length, groups).map((group, index) => (
        <Fragment key={group[0]}>
          {index > 0 && <span className={styles.dash} />}
          <span className={styles.group}>
            {group.map((at) => (
              <span
                key={at}
                data-active={isActive(at) || undefined}
                data-invalid={isInvalid || undefined}
                data-readonly={isReadOnly || undefined}
                className={`${styles.box} ${styles.sizes[size]}`}
              >
                {at < value.length ? (
                  isMasked ? (
                    <span className={styles.dot} />
                  ) : (
                    figures.format(Number(value[at]))
                  )
                ) : (
                  isActive(at) && <span className={styles.caret} />
                )}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
