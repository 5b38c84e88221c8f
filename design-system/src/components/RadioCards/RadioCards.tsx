import { useId } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { circle } from '../RadioGroup/Radio.css.ts'
import { type CardColumns, type CardOption, ChoiceCard } from './ChoiceCard.tsx'

export interface RadioCardsProps<T extends string = string> extends GroupOptions {
  /** The cards to choose from, in their order: plain, with an icon, or with an image. */
  options: readonly CardOption<T>[]
  /** The id of what is chosen, when the caller keeps it; null while nothing is. */
  value?: T | null
  /** The id of what is chosen at first, when it keeps that itself. @default nothing */
  defaultValue?: T
  /** Called with the id of what was chosen. */
  onChange?: (value: T) => void
  /** How many cards stand side by side: at any width, or from each breakpoint up. @default 1, from 600 px up 2 */
  columns?: CardColumns
}

/**
 * One choice of a few, each a card with a title, some words and a price or a picture.
 *
 * Use when people compare plans, addresses or ways to pay, and one look decides.
 * Not for choices of a word or two: use `RadioGroup`; nor for several at once: use `CheckboxCards`; nor for cards
 * that lead on: use `Card` with a link.
 */
export function RadioCards<T extends string>({
  options,
  value,
  defaultValue,
  onChange,
  columns = { base: 1, sm: 2 },
  name,
  id: givenId,
  ...frame
}: RadioCardsProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<T | null>(
    value,
    defaultValue ?? null,
    onChange as (value: T | null) => void,
    id,
  )
  return (
    <GroupFrame {...frame} id={id} role="radiogroup">
      <Grid columns={columns} gap={12}>
        {options.map((option) => (
          <ChoiceCard
            key={option.id}
            option={option}
            id={`${id}-${option.id}`}
            type="radio"
            name={name ?? id}
            isSelected={kept === option.id}
            onSelect={() => setKept(option.id)}
            mark={(quiet) => <span className={cx(toneClass.primary, circle, quiet)} />}
            isInvalid={Boolean(frame.errorMessage)}
            isDisabled={frame.isDisabled}
            isReadOnly={frame.isReadOnly}
          />
        ))}
      </Grid>
    </GroupFrame>
  )
}
