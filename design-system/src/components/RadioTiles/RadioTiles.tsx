import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useId } from 'react'
import { IconCheck } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { keptAsIs } from '../RadioGroup/OptionRow.tsx'
import * as styles from './RadioTiles.css.ts'

/** One of the things to choose from. */
export interface Tile<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  /** What it is, in a word or two, below its picture. */
  label: string
  /** A drawing of what choosing it gives, as decoration. */
  picture?: ReactNode
  /** An icon in place of a drawing. */
  icon?: IconSource
  /** A colour in place of a drawing, as CSS writes it. */
  color?: string
  isDisabled?: boolean
}

export interface RadioTilesProps<T extends string = string> extends GroupOptions {
  /** Two to nine things to choose from, in their order. */
  options: readonly Tile<T>[]
  /** The id of what is chosen, when the caller keeps it; null while nothing is. */
  value?: T | null
  /** The id of what is chosen at first, when it keeps that itself. @default nothing */
  defaultValue?: T
  /** Called with the id of what was chosen. */
  onChange?: (value: T) => void
  /** How many tiles stand side by side. @default 3 */
  columns?: number
}

/**
 * One choice of a few, each a small picture with its name below.
 *
 * Use when a look decides and a word explains: a layout, a skin, a colour.
 * Not for choices that need a sentence or a price: use `RadioCards`; nor for words alone: use `SegmentedControl`;
 * nor for any colour there is: use `ColorField`.
 */
export function RadioTiles<T extends string>({
  options,
  value,
  defaultValue,
  onChange,
  columns = 3,
  name,
  id: givenId,
  ...frame
}: RadioTilesProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<T | null>(
    value,
    defaultValue ?? null,
    onChange as (value: T | null) => void,
    id,
  )
  const { isDisabled, isReadOnly } = frame
  return (
    <GroupFrame {...frame} id={id} role="radiogroup">
      <Grid columns={columns} gap={8}>
        {options.map((option) => (
          <label
            key={option.id}
            className={styles.tile}
            data-disabled={isDisabled || option.isDisabled || undefined}
            data-invalid={Boolean(frame.errorMessage) || undefined}
          >
            <input
              {...keptAsIs(isReadOnly)}
              type="radio"
              name={name ?? id}
              value={option.id}
              checked={option.id === kept}
              onChange={() => setKept(option.id)}
              disabled={isDisabled || option.isDisabled}
              className={styles.input}
            />
            <span aria-hidden className={styles.picture}>
              {option.picture}
              {option.icon && <Icon icon={option.icon} />}
              {option.color && (
                <span className={styles.swatch} style={assignInlineVars({ [styles.color]: option.color })} />
              )}
              <span className={styles.check}>
                <Icon icon={IconCheck} size={14} />
              </span>
            </span>
            <span dir="auto" className={styles.words}>
              {option.label}
            </span>
          </label>
        ))}
      </Grid>
    </GroupFrame>
  )
}
