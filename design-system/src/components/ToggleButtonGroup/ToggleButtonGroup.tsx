import { type Ref, useState } from 'react'
import { cx } from '../../css/cx.ts'
import type { Tone } from '../../tokens/ramps.ts'
import * as joined from '../ButtonGroup/ButtonGroup.css.ts'
import { ToggleOptionButton } from './ToggleOptionButton.tsx'
import type { ToggleGroupVariant, ToggleOption } from './options.ts'
import * as styles from './ToggleButtonGroup.css.ts'

export type { ToggleGroupVariant, ToggleOption } from './options.ts'

export interface ToggleButtonGroupProps<Id extends string = string> {
  /** What is chosen: the group's name. */
  label: string
  /** The things to choose from, in their order. */
  options: readonly ToggleOption<Id>[]
  /** The ids of those that are on. */
  selectedIds: readonly Id[]
  /** Called with the ids of those that are on, in the options' order, when one is pressed. */
  onSelectionChange: (ids: Id[]) => void
  /** Whether one at most is on, or any number. @default 'single' */
  selectionMode?: 'single' | 'multiple'
  /** Keeps the last one on: pressing it again does nothing. @default true when single, else false */
  isRequired?: boolean
  /** Pieces in a sunken track, buttons joined into a block, or loose ones as in a toolbar. @default 'segmented' */
  variant?: ToggleGroupVariant
  /** What being on means. @default 'neutral' when segmented, else 'primary' */
  tone?: Tone
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Shows icons alone, each with its label as a tooltip. @default false */
  isIconOnly?: boolean
  /** Whether they stand side by side or one below the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Takes the whole width, in equal parts. @default false */
  isBlock?: boolean
  /** Disables all of them. @default false */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A few things side by side, one or several of which are on. Tab reaches the group, arrow keys move inside it.
 *
 * Use when a choice of two to five takes effect at once: a period, list or grid, bold and italic.
 * Not for a value of a form or more choices: use `Select`; nor for parts of a screen: use `Tabs`.
 */
export function ToggleButtonGroup<Id extends string>({
  label,
  options,
  selectedIds,
  onSelectionChange,
  selectionMode = 'single',
  isRequired = selectionMode === 'single',
  variant = 'segmented',
  tone = variant === 'segmented' ? 'neutral' : 'primary',
  size = 'medium',
  isIconOnly = false,
  orientation = 'horizontal',
  isBlock = false,
  isDisabled = false,
  ...rest
}: ToggleButtonGroupProps<Id>) {
  const [focusedId, setFocusedId] = useState<Id>()
  const isSingle = selectionMode === 'single'
  const isOn = (id: Id) => selectedIds.includes(id)
  const able = options.filter((option) => !option.isDisabled)
  const tabStop = able.find(({ id }) => id === focusedId) ?? able.find(({ id }) => isOn(id)) ?? able.at(0)
  const toggle = (pressed: Id) => {
    if (isRequired && isOn(pressed) && (isSingle || selectedIds.length === 1)) return
    const isKept = ({ id }: ToggleOption<Id>) => (id === pressed ? !isOn(id) : !isSingle && isOn(id))
    onSelectionChange(options.filter(isKept).map(({ id }) => id))
  }
  return (
    <div
      {...rest}
      role={isSingle ? 'radiogroup' : 'toolbar'}
      aria-label={label}
      aria-orientation={orientation}
      aria-disabled={isDisabled || undefined}
      className={groupClass(variant, orientation, isBlock)}
    >
      {options.map((option) => (
        <ToggleOptionButton
          key={option.id}
          option={option}
          isSelected={isOn(option.id)}
          isRadio={isSingle}
          isTabStop={option === tabStop}
          onPress={() => toggle(option.id)}
          onFocusChange={(isFocused) => setFocusedId(isFocused ? option.id : undefined)}
          isColumn={orientation === 'vertical'}
          {...{ tone, variant, size, isIconOnly, isBlock, isDisabled }}
        />
      ))}
    </div>
  )
}

function groupClass(variant: ToggleGroupVariant, orientation: 'horizontal' | 'vertical', isBlock: boolean) {
  if (variant === 'outlined')
    return cx(orientation === 'horizontal' ? joined.row : joined.column, isBlock && joined.block)
  const ground = variant === 'segmented' ? styles.track : styles.loose
  return cx(ground, styles.directions[orientation], isBlock && styles.block)
}
