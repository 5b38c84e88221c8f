import { useId } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import { toggled } from '../Checkbox/several.ts'
import type { GroupOptions } from '../Field/group.ts'
import { GroupFrame } from '../Field/GroupFrame.tsx'
import { useControlledState } from '../Field/useControlledState.ts'
import { Switch } from './Switch.tsx'
import * as styles from './SwitchGroup.css.ts'

/** One of the settings. */
export interface SwitchOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  label: string
  /** A second line that says more. */
  description?: string
  isDisabled?: boolean
  /** Shows that its change is on its way. */
  isPending?: boolean
}

export interface SwitchGroupProps<T extends string = string> extends GroupOptions {
  /** The settings, in their order. */
  options: readonly SwitchOption<T>[]
  /** The ids of those that are on, when the caller keeps them. */
  value?: readonly T[]
  /** The ids of those that are on at first, when it keeps them itself. @default none */
  defaultValue?: readonly T[]
  /** Called with the ids of those that are on, in the options' order. */
  onChange?: (value: T[]) => void
  /** Whether words follow their switches, or lead in rows with the switches at the far edge. @default 'rows' */
  layout?: 'rows' | 'list'
  /** What being on means. @default 'primary' */
  tone?: Tone
  /** Height of the tracks: small 16, medium 20, large 24 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/**
 * Settings that belong together, each on or off.
 *
 * Use when several things take effect as they are switched: what is sent, what is shown, who may see it.
 * Not for answers that are sent with a form: use `CheckboxGroup`.
 */
export function SwitchGroup<T extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  layout = 'rows',
  tone,
  size,
  name,
  id: givenId,
  ...frame
}: SwitchGroupProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [kept, setKept] = useControlledState<readonly T[]>(
    value,
    defaultValue,
    onChange as (value: readonly T[]) => void,
    id,
  )
  const isRows = layout === 'rows'
  return (
    <GroupFrame {...frame} id={id} role="group">
      <div className={isRows ? styles.rows : styles.list}>
        {options.map((option) => (
          <div key={option.id} className={isRows ? styles.row : undefined}>
            <Switch
              name={name}
              value={option.id}
              isSelected={kept.includes(option.id)}
              onChange={() => setKept(toggled(options, kept, option.id))}
              description={option.description}
              isPending={option.isPending}
              isDisabled={frame.isDisabled || option.isDisabled}
              isReadOnly={frame.isReadOnly}
              labelPlacement={isRows ? 'start' : 'end'}
              isBlock={isRows}
              {...{ tone, size }}
            >
              {option.label}
            </Switch>
          </div>
        ))}
      </div>
    </GroupFrame>
  )
}
