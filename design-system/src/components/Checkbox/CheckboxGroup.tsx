import { useId } from 'react'
import { cx } from '../../css/cx.ts'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { Checkbox } from './Checkbox.tsx'
import { toggled, toggledAll } from './several.ts'
import * as styles from './CheckboxGroup.css.ts'

/** One of the things to choose. */
export interface CheckboxOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  label: string
  /** A second line that says more. */
  description?: string
  isDisabled?: boolean
}

export interface CheckboxGroupProps<T extends string = string> extends GroupOptions {
  /** The things to choose from, in their order. */
  options: readonly CheckboxOption<T>[]
  /** The ids of those that are on, when the caller keeps them. */
  value?: readonly T[]
  /** The ids of those that are on at first, when it keeps them itself. @default none */
  defaultValue?: readonly T[]
  /** Called with the ids of those that are on, in the options' order. */
  onChange?: (value: T[]) => void
  /** Adds a box above that turns all on and off, and shows a dash while only some are: "All of them". */
  allLabel?: string
  /** Whether the boxes stand one below the other or side by side. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Where the words of each stand. @default 'end' */
  labelPlacement?: 'end' | 'start'
}

/**
 * Any number of a few things, all in sight.
 *
 * Use when several answers may hold at once: topics, days, rights.
 * Not for one answer: use `RadioGroup`; nor for things that take effect at once: use `SwitchGroup`; nor for choices
 * that need pictures: use `CheckboxCards`.
 */
export function CheckboxGroup<T extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  allLabel,
  orientation = 'vertical',
  labelPlacement,
  name,
  id: givenId,
  ...frame
}: CheckboxGroupProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<readonly T[]>(
    value,
    defaultValue,
    onChange as (value: readonly T[]) => void,
    id,
  )
  const able = options.filter((option) => !option.isDisabled)
  const isAllOn = able.length > 0 && able.every((option) => kept.includes(option.id))
  const shared = { labelPlacement, isReadOnly: frame.isReadOnly }
  return (
    <GroupFrame {...frame} id={id} role="group">
      {allLabel && (
        <Checkbox
          {...shared}
          isSelected={isAllOn}
          isIndeterminate={!isAllOn && kept.length > 0}
          onChange={() => setKept(toggledAll(options, kept, !isAllOn))}
          isDisabled={frame.isDisabled}
        >
          {allLabel}
        </Checkbox>
      )}
      <div className={cx(styles.list[orientation], allLabel && styles.children)}>
        {options.map((option) => (
          <Checkbox
            {...shared}
            key={option.id}
            name={name}
            value={option.id}
            isSelected={kept.includes(option.id)}
            onChange={() => setKept(toggled(options, kept, option.id))}
            description={option.description}
            isDisabled={frame.isDisabled || option.isDisabled}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </GroupFrame>
  )
}
