import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Step } from './steps.ts'
import * as styles from './Stepper.css.ts'

interface StepEntryProps extends Step {
  state: NonNullable<Step['state']>
  number: number
  isCurrent: boolean
  isLast: boolean
  shape: keyof typeof styles.lists
  markShape: 'round' | 'square'
  /** The state in words, for those who cannot see the mark. */
  stateName: string
  onPress?: () => void
}

const stateIcons = { complete: IconCheck, error: IconAlertTriangle, upcoming: undefined } as const

/** One step: its mark, its words, the line to the next. */
export function StepEntry(props: StepEntryProps) {
  const {
    label,
    description,
    icon,
    state,
    problem,
    isDisabled,
    isPressable = true,
    number,
    isCurrent,
    isLast,
    shape,
    markShape,
    stateName,
    onPress,
  } = props
  const { locale } = useLocale()
  const picture = isCurrent && state !== 'error' ? icon : (stateIcons[state] ?? icon)
  const look = isCurrent ? 'current' : state
  const content = (
    <>
      <span
        aria-hidden
        className={cx(styles.mark, styles.marks[look], markShape === 'square' && styles.square[look])}
      >
        {picture ? <Icon icon={picture} size={18} /> : new Intl.NumberFormat(locale).format(number)}
      </span>
      <span className={styles.words}>
        <span className={cx(styles.title, styles.titles[look], state === 'error' && styles.failed)}>
          {label}
        </span>{' '}
        {description && <span className={styles.description}>{description}</span>}{' '}
        {problem && (
          <span className={styles.problem}>
            <Chip tone="danger" icon={IconAlertCircle}>
              {problem}
            </Chip>
          </span>
        )}{' '}
        {stateName && !(isCurrent && state === 'complete') && <VisuallyHidden>{stateName}</VisuallyHidden>}
      </span>
    </>
  )
  const isButton = isPressable && onPress !== undefined
  const shared = {
    'aria-current': isCurrent ? ('step' as const) : undefined,
    className: cx(styles.head, styles.heads[shape], isButton && styles.pressable),
  }
  return (
    <li className={cx(toneClass[state === 'error' ? 'danger' : 'primary'], styles.step, styles.steps[shape])}>
      {isButton ? (
        <Pressable {...shared} isDisabled={isDisabled} onPress={onPress}>
          {content}
        </Pressable>
      ) : (
        <div {...shared} data-disabled={isDisabled || undefined}>
          {content}
        </div>
      )}
      {!isLast && (
        <span
          aria-hidden
          className={cx(styles.line, styles.lines[shape], state === 'complete' && styles.gone)}
        />
      )}
    </li>
  )
}
