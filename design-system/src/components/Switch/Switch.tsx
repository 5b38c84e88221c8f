import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { root } from '../Field/Field.css.ts'
import { HelpText } from '../Field/HelpText.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { keptAsIs, type LabelPlacement, namedApart, OptionRow } from '../RadioGroup/OptionRow.tsx'
import * as styles from './Switch.css.ts'

interface SwitchOptions {
  /** What is on or off, in words that make sense alone. */
  children?: ReactNode
  /** Its name, where a table or a list says the rest to those who see it. */
  'aria-label'?: string
  /** Whether it is on, when the caller keeps it. */
  isSelected?: boolean
  /** Whether it is on at first, when it keeps that itself. @default false */
  defaultSelected?: boolean
  /** Called with whether it is on when it is pressed. */
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  /** What being on means. @default 'primary' */
  tone?: Tone
  /** Height of the track: small 16, medium 20, large 24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Where the words stand; at the start, the switch stands at the far edge when `isBlock`. @default 'end' */
  labelPlacement?: LabelPlacement
  /** Takes the whole width. @default false */
  isBlock?: boolean
  /** A second line below the words that says more, read out with them. */
  description?: ReactNode
  /** What is wrong and how to right it; its presence makes it invalid. */
  errorMessage?: string
  /** Marks it as one that must be on. @default false */
  isRequired?: boolean
  /** Shows that the change is on its way, and ignores presses meanwhile. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Shows what is set, and lets nobody change it. @default false */
  isReadOnly?: boolean
  /** Its name in the form's data. */
  name?: string
  /** What the form's data say when it is on. @default 'on' */
  value?: string
  /** The id of the input. @default made up */
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** Every switch has a name: words that all can see, or a label for those who cannot see where it stands. */
export type SwitchProps = SwitchOptions &
  ({ children: ReactNode } | { 'aria-label': string; children?: undefined; description?: undefined })

/** The browser itself says of a checkbox whether it is checked, whatever its role. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const

/**
 * A setting that is on or off, and changes at once.
 *
 * Use when pressing it takes effect by itself, as a light switch does.
 * Not for an answer that is sent with a form, or one of several: use `Checkbox`.
 */
export function Switch({
  children,
  isSelected,
  defaultSelected,
  onChange,
  tone = 'primary',
  size = 'medium',
  labelPlacement,
  isBlock,
  description,
  errorMessage,
  isRequired,
  isPending,
  isDisabled,
  isReadOnly,
  id: givenId,
  ...rest
}: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const row = (
    <OptionRow {...{ id, description, labelPlacement, isRequired, isDisabled, isBlock }} label={children}>
      <input
        {...rest}
        {...namedApart(id, description)}
        {...keptAsIs(isReadOnly || isPending)}
        {...nativeSwitch}
        id={id}
        checked={isSelected}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        disabled={isDisabled}
        data-invalid={Boolean(errorMessage) || undefined}
        aria-invalid={Boolean(errorMessage) || undefined}
        aria-required={isRequired || undefined}
        aria-readonly={isReadOnly || isPending || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={describedBy(id, { description, errorMessage })}
        className={styles.input}
      />
      <span className={cx(toneClass[tone], styles.track, styles.sizes[size])}>
        <span className={styles.thumb}>{isPending && <span className={styles.pending} />}</span>
      </span>
    </OptionRow>
  )
  if (!children && !errorMessage) return row
  return (
    <div className={root}>
      {row}
      <HelpText id={id} errorMessage={errorMessage} />
    </div>
  )
}
