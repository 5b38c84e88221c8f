import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { input } from '../Checkbox/Checkbox.css.ts'
import { describedBy } from '../Field/describedBy.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { keptAsIs, namedApart, OptionRow, type LabelPlacement } from './OptionRow.tsx'
import * as styles from './Radio.css.ts'

export interface RadioProps {
  /** What choosing it means; left out where a table or a list says it beside. */
  children?: ReactNode
  /** Its name, where it stands without words. */
  'aria-label'?: string
  /** Shared by those that exclude each other; its name in the form's data. */
  name: string
  /** What the form's data say when it is on, and what `onChange` is given. */
  value: string
  /** Whether it is on, when the caller keeps it. */
  isSelected?: boolean
  /** Whether it is on at first, when it keeps that itself. @default false */
  defaultSelected?: boolean
  /** Called with its value when it is chosen. */
  onChange?: (value: string) => void
  /** Drawn in the circle when it is on, in place of the dot. @default a dot */
  icon?: IconSource
  /** Its colour when it is on, where colours tell the choices apart. @default 'primary' */
  tone?: Tone
  /** A second line below the words that says more, read out with them. */
  description?: string
  /** Where the words stand. @default 'end' */
  labelPlacement?: LabelPlacement
  /** Looks wrong; the group around says what is. @default false */
  isInvalid?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Shows what is chosen, and lets nobody change it. @default false */
  isReadOnly?: boolean
  /** The id of the input. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One of several things that exclude each other, by itself.
 *
 * Use when the choices stand apart, such as one in each row of a table; give all the same `name`.
 * Not for choices in one place: use `RadioGroup`, which names them together.
 */
export function Radio({
  children,
  isSelected,
  defaultSelected,
  onChange,
  icon,
  tone = 'primary',
  description,
  labelPlacement,
  isInvalid,
  isDisabled,
  isReadOnly,
  id: givenId,
  ...rest
}: RadioProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const radio = (
    <>
      <input
        {...rest}
        {...namedApart(id, description)}
        {...keptAsIs(isReadOnly)}
        type="radio"
        id={id}
        checked={isSelected}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        onChange={(event) => onChange?.(event.target.value)}
        disabled={isDisabled}
        data-invalid={isInvalid || undefined}
        aria-describedby={describedBy(id, { description })}
        className={input}
      />
      <span className={cx(toneClass[tone], styles.circle, icon && styles.pictured)}>
        {icon && <Icon icon={icon} size={14} />}
      </span>
    </>
  )
  return (
    <OptionRow {...{ id, description, labelPlacement, isDisabled }} label={children}>
      {radio}
    </OptionRow>
  )
}
