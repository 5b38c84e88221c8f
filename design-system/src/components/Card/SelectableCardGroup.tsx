import { type ReactNode, type Ref, useId } from 'react'
import { RequiredMark } from '../Field/FieldLabel.tsx'
import { HelpText } from '../Field/HelpText.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { SelectionContext } from './SelectionContext.ts'
import * as styles from './SelectableCardGroup.css.ts'

export interface SelectableCardGroupProps {
  /** What is chosen: the name of the group. */
  label: string
  /** Shows the label above the cards. @default true */
  isLabelVisible?: boolean
  /** A line below the cards that says more. */
  description?: string
  /** What is wrong and how to right it; its presence makes the group invalid. */
  errorMessage?: string
  /** The `SelectableCard`s, each with an id, placed by a `Grid` or a `Stack`. */
  children: ReactNode
  /** One card or several. @default 'multiple' */
  selectionMode?: 'single' | 'multiple'
  /** The ids of the chosen cards, where someone else keeps them. */
  selectedIds?: readonly string[]
  /** The ids of the cards that are chosen at first. @default none */
  defaultSelectedIds?: readonly string[]
  /** Called with the ids of the chosen cards when the choice changes. */
  onSelectionChange?: (ids: string[]) => void
  /** Its name in the form's data; the value is the id of the card. */
  name?: string
  /** Marks it as one that must be answered. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Cards of which one or several are chosen.
 *
 * Use when two to eight choices need a picture, a price or a sentence each: a plan, a way to ship.
 * Not for choices of a word or two: use `Select` or `ChipGroup`.
 */
export function SelectableCardGroup({
  label,
  isLabelVisible = true,
  description,
  errorMessage,
  children,
  selectionMode = 'multiple',
  selectedIds,
  defaultSelectedIds = [],
  onSelectionChange,
  name,
  isRequired,
  isDisabled = false,
  ...rest
}: SelectableCardGroupProps) {
  const id = useId()
  const [current, setCurrent] = useControlledState<readonly string[]>(
    selectedIds,
    defaultSelectedIds,
    onSelectionChange as (ids: readonly string[]) => void,
    `${id}-label`,
  )
  const isSingle = selectionMode === 'single'
  const onSelect = (card: string, isSelected: boolean) => {
    const others = isSingle ? [] : current.filter((other) => other !== card)
    setCurrent(isSelected ? [...others, card] : others)
  }
  return (
    <SelectionContext
      value={{
        type: isSingle ? 'radio' : 'checkbox',
        name: name ?? id,
        selectedIds: current,
        onSelect,
        isDisabled,
        isInvalid: Boolean(errorMessage),
      }}
    >
      <div
        {...rest}
        role={isSingle ? 'radiogroup' : 'group'}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, { description, errorMessage })}
        aria-required={(isSingle && isRequired) || undefined}
        aria-invalid={(isSingle && Boolean(errorMessage)) || undefined}
        aria-disabled={isDisabled || undefined}
        className={styles.group}
      >
        <p id={`${id}-label`} className={isLabelVisible ? styles.label : hidden}>
          {label}
          {isRequired && <RequiredMark />}
        </p>
        <div className={styles.cards}>{children}</div>
        <HelpText id={id} description={description} errorMessage={errorMessage} />
      </div>
    </SelectionContext>
  )
}
