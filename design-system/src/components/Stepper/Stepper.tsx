import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { CompactSteps } from './CompactSteps.tsx'
import { StepEntry } from './StepEntry.tsx'
import type { Step } from './steps.ts'
import * as styles from './Stepper.css.ts'

export type { Step } from './steps.ts'

export interface StepperProps {
  /** What the steps lead to. */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** The id of the step where one is. */
  currentId: string
  /** Makes the steps buttons and is called with the id of the one that was pressed. @default they only show progress */
  onStepChange?: (id: string) => void
  /** A row, which says "Step 2 of 5" where it has no room, or a column. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Where a row's words stand, seen from the mark. @default 'beside' */
  labelPlacement?: 'beside' | 'below'
  /** The shape of the marks. @default 'round' */
  marks?: 'round' | 'square'
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * The steps of a task, and where one is.
 *
 * Use when a task has three to seven steps in order: a checkout, a set-up. Place the step's own fields below it.
 * Not for views in any order: use `Tabs`; nor for how far something has come by itself: use `ProgressLinear`.
 */
export function Stepper({
  label,
  steps,
  currentId,
  onStepChange,
  orientation = 'horizontal',
  labelPlacement = 'beside',
  marks = 'round',
  ref,
  ...rest
}: StepperProps) {
  const messages = useMessages()
  const current = steps.findIndex(({ id }) => id === currentId)
  const stateOf = (step: Step, index: number) => step.state ?? (index < current ? 'complete' : 'upcoming')
  const shape = orientation === 'vertical' ? 'vertical' : labelPlacement
  const shown = steps.map((step, index) => ({ ...step, state: stateOf(step, index) }))
  const width = Math.min(Math.max(steps.length, 2), 8) as keyof typeof styles.narrow.beside
  const Element = onStepChange ? 'nav' : 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      role={onStepChange ? undefined : 'group'}
      aria-label={label}
      className={styles.place}
    >
      <ol
        className={cx(styles.list, styles.lists[shape], shape !== 'vertical' && styles.narrow[shape][width])}
      >
        {shown.map((step, index) => (
          <StepEntry
            key={step.id}
            {...step}
            number={index + 1}
            isCurrent={index === current}
            isLast={index === steps.length - 1}
            shape={shape}
            markShape={marks}
            stateName={{ complete: messages.stepDone, error: messages.error, upcoming: '' }[step.state]}
            onPress={onStepChange && (() => onStepChange(step.id))}
          />
        ))}
      </ol>
      {shape !== 'vertical' && (
        <CompactSteps steps={shown} current={current} className={styles.narrowOnly[shape][width]} />
      )}
    </Element>
  )
}
