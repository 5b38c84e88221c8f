import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { cx } from '../../css/cx.ts'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { keptAsIs } from '../RadioGroup/OptionRow.tsx'
import * as styles from './SegmentedControl.css.ts'

/** One of the pieces. */
export interface Segment<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  /** What it is, in a word or two. */
  label: string
  /** The language of its label, where it is not the page's: the name of a language. */
  lang?: string
  icon?: IconSource
  isDisabled?: boolean
}

export interface SegmentedControlProps<T extends string = string> extends GroupOptions {
  /** Two to five things to choose from, in their order. */
  options: readonly Segment<T>[]
  /** The id of what is chosen, when the caller keeps it. */
  value?: T
  /** The id of what is chosen at first, when it keeps that itself. @default the first */
  defaultValue?: T
  /** Called with the id of what was chosen. */
  onChange?: (value: T) => void
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Shows icons alone, each named by its label. @default false */
  isIconOnly?: boolean
  /** Takes the whole width. @default false */
  isBlock?: boolean
}

/**
 * One of a few short answers in equal pieces, the ground of the chosen one sliding along. Real radios: it goes with
 * its form, has a label and can be wrong.
 *
 * Use when a field has two to five short answers: monthly or yearly, left or right, S M L.
 * Not for buttons of a toolbar, or several that are on: use `ToggleButtonGroup`; nor to show parts of a screen: use
 * `Tabs`; nor for long words: use `RadioGroup`.
 */
export function SegmentedControl<T extends string>({
  options,
  value,
  defaultValue,
  onChange,
  size = 'medium',
  isIconOnly,
  isBlock,
  name,
  id: givenId,
  ...frame
}: SegmentedControlProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<T | undefined>(
    value,
    defaultValue ?? options[0]?.id,
    onChange as (value?: T) => void,
    id,
  )
  const at = options.findIndex((option) => option.id === kept)
  const { isDisabled, isReadOnly } = frame
  return (
    <GroupFrame {...frame} id={id} role="radiogroup">
      <div
        className={cx(styles.track, isBlock && styles.block)}
        data-disabled={isDisabled || undefined}
        style={assignInlineVars({ [styles.count]: String(options.length), [styles.at]: String(at) })}
      >
        {at >= 0 && <span className={styles.ground} />}
        {options.map((option) => {
          const isBare = isIconOnly && option.icon
          return (
            <label
              key={option.id}
              className={cx(styles.piece, styles.sizes[size])}
              title={isBare ? option.label : undefined}
            >
              <input
                {...keptAsIs(isReadOnly)}
                type="radio"
                name={name ?? id}
                value={option.id}
                checked={option.id === kept}
                onChange={() => setKept(option.id)}
                disabled={isDisabled || option.isDisabled}
                aria-label={isBare ? option.label : undefined}
                className={styles.input}
              />
              {option.icon && <Icon icon={option.icon} size={isBare && size !== 'small' ? 20 : 16} />}
              {!isBare && (
                <span lang={option.lang} dir="auto" className={styles.words}>
                  {option.label}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </GroupFrame>
  )
}
