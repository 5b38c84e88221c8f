import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type CSSProperties, type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../components/Button/Button.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Shortcut } from '../../components/Kbd/Shortcut.tsx'
import { IconKeyboard } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import type { Side } from './place.ts'
import type { TourStep } from './steps.ts'
import * as styles from './Tour.css.ts'
import { strings as roomStrings } from './strings.ts'

interface TourCardProps {
  step: TourStep
  index: number
  count: number
  /** Called with the place of the step to go to; one after the last is the end. */
  onMove: (index: number) => void
  onSkip: () => void
  className: string
  style: CSSProperties | undefined
  /** Where it points at the target, in px from its left edge. @default it does not */
  arrow: { readonly side: Side; readonly x: number } | undefined
  ref: Ref<HTMLElement>
}

/** What is said of one place, and the ways on. */
export function TourCard({
  step,
  index,
  count,
  onMove,
  onSkip,
  className,
  style,
  arrow,
  ref,
  ...rest
}: TourCardProps) {
  const strings = useStrings(roomStrings)
  const messages = useMessages()
  const numbers = new Intl.NumberFormat(useLocale().locale)
  const id = useId()
  const isLast = index === count - 1
  const points = arrow?.side === 'below' || arrow?.side === 'above' ? arrow : undefined
  return (
    <section
      {...rest}
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-step ${id}-text`}
      className={className}
      style={style}
    >
      {points && (
        <span
          className={points.side === 'below' ? styles.arrowUp : styles.arrowDown}
          style={assignInlineVars({ [styles.arrowAt]: `${points.x}px` })}
        />
      )}
      <div className={styles.head}>
        <span id={`${id}-step`}>
          <Chip tone="primary">{messages.stepOf(numbers.format(index + 1), numbers.format(count))}</Chip>
        </span>
        {!isLast && (
          <Button size="small" variant="plain" onPress={onSkip}>
            {strings.skip}
          </Button>
        )}
      </div>
      <Heading level={2} size="section" id={`${id}-title`}>
        {step.title}
      </Heading>
      <div id={`${id}-text`} className={styles.words}>
        {step.text}
      </div>
      {step.hint && (
        <div className={styles.hint}>
          <Icon icon={IconKeyboard} size={18} />
          <div>{step.hint}</div>
        </div>
      )}
      <div className={styles.progress} aria-hidden>
        {Array.from({ length: count }, (_, bar) => (
          <span
            key={bar}
            className={styles.bar}
            data-state={bar < index ? 'past' : bar === index ? 'now' : 'next'}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.keys} aria-hidden>
          <Shortcut keys={['left', 'right']} />
          {strings.move}
          <span className={styles.escape}>
            <Shortcut keys={['escape']} />
            {strings.leave}
          </span>
        </span>
        <span className={styles.onward}>
          {index > 0 && <Button onPress={() => onMove(index - 1)}>{strings.back}</Button>}
          <Button variant="solid" tone="primary" onPress={() => onMove(index + 1)}>
            {isLast ? strings.done : strings.next}
          </Button>
        </span>
      </div>
    </section>
  )
}
