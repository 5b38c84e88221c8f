import { useId } from 'react'
import { cx } from '../../css/cx.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { box, on } from '../Checkbox/Checkbox.css.ts'
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx'
import { toggled } from '../Checkbox/several.ts'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { type CardColumns, type CardOption, ChoiceCard } from './ChoiceCard.tsx'

export interface CheckboxCardsProps<T extends string = string> extends GroupOptions {
  /** The cards to choose from, in their order: plain, with an icon, or with an image. */
  options: readonly CardOption<T>[]
  /** The ids of those that are on, when the caller keeps them. */
  value?: readonly T[]
  /** The ids of those that are on at first, when it keeps them itself. @default none */
  defaultValue?: readonly T[]
  /** Called with the ids of those that are on, in the options' order. */
  onChange?: (value: T[]) => void
  /** How many cards stand side by side: at any width, or from each breakpoint up. @default 1, from 600 px up 2 */
  columns?: CardColumns
}

/**
 * Any number of a few things, each a card with a title, some words and a price or a picture.
 *
 * Use when people put something together: add-ons, topics, features.
 * Not for choices of a word or two: use `CheckboxGroup`; nor for one answer: use `RadioCards`.
 */
export function CheckboxCards<T extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  columns = { base: 1, sm: 2 },
  name,
  id: givenId,
  ...frame
}: CheckboxCardsProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<readonly T[]>(
    value,
    defaultValue,
    onChange as (value: readonly T[]) => void,
    id,
  )
  return (
    <GroupFrame {...frame} id={id} role="group">
      <Grid columns={columns} gap={12}>
        {options.map((option) => {
          const isOn = kept.includes(option.id)
          return (
            <ChoiceCard
              key={option.id}
              option={option}
              id={`${id}-${option.id}`}
              type="checkbox"
              name={name}
              isSelected={isOn}
              onSelect={() => setKept(toggled(options, kept, option.id))}
              mark={(quiet) => (
                <span className={cx(box, isOn && on, quiet)}>
                  <CheckboxMark isOn={isOn} />
                </span>
              )}
              isInvalid={Boolean(frame.errorMessage)}
              isDisabled={frame.isDisabled}
              isReadOnly={frame.isReadOnly}
            />
          )
        })}
      </Grid>
    </GroupFrame>
  )
}
