import { type ReactNode, useId } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import type { LabelPlacement } from './OptionRow.tsx'
import { Radio } from './Radio.tsx'
import * as styles from './Option.css.ts'

/** One of the things to choose from. */
export interface RadioOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  /** What choosing it means: words, or words with what helps to tell them apart. */
  label: ReactNode
  /** A second line that says more. */
  description?: string
  /** Its colour when it is chosen, where colours tell the choices apart. @default 'primary' */
  tone?: Tone
  isDisabled?: boolean
}

export interface RadioGroupProps<T extends string = string> extends GroupOptions {
  /** The things to choose from, in their order. */
  options: readonly RadioOption<T>[]
  /** The id of what is chosen, when the caller keeps it; null while nothing is. */
  value?: T | null
  /** The id of what is chosen at first, when it keeps that itself. @default nothing */
  defaultValue?: T
  /** Called with the id of what was chosen. */
  onChange?: (value: T) => void
  /** Drawn in the circle of what is chosen, in place of the dot. @default a dot */
  icon?: IconSource
  /** Whether the choices stand one below the other or side by side. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Where the words of each stand. @default 'end' */
  labelPlacement?: LabelPlacement
}

/**
 * One choice of a few, all in sight. Tab reaches the group, arrow keys choose.
 *
 * Use when there are two to five choices that people compare.
 * Not for more, or where there is little room: use `Select`; nor for choices that need pictures or prices: use
 * `RadioCards`; nor for a view that changes at once: use `SegmentedControl`.
 */
export function RadioGroup<T extends string>({
  options,
  value,
  defaultValue,
  onChange,
  icon,
  orientation = 'vertical',
  labelPlacement,
  name,
  id: givenId,
  ...frame
}: RadioGroupProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <GroupFrame {...frame} id={id} role="radiogroup">
      <div className={styles.list[orientation]}>
        {options.map((option) => (
          <Radio
            key={option.id}
            name={name ?? id}
            value={option.id}
            isSelected={value === undefined ? undefined : value === option.id}
            defaultSelected={defaultValue === option.id}
            onChange={(chosen) => onChange?.(chosen as T)}
            icon={icon}
            tone={option.tone}
            description={option.description}
            labelPlacement={labelPlacement}
            isInvalid={Boolean(frame.errorMessage)}
            isDisabled={frame.isDisabled || option.isDisabled}
            isReadOnly={frame.isReadOnly}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </GroupFrame>
  )
}
