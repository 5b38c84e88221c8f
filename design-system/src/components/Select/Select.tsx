import { type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown } from '../../icons/icons.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { box, root } from '../Field/Field.css.ts'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { FieldNotes } from '../Field/FieldNotes.tsx'
import { describedBy } from '../Field/notes.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Select.css.ts'

/** One of the things to choose from. */
export interface SelectOption<T extends string = string> {
  /** Tells it from the others; given to `onChange`. */
  id: T
  label: string
  icon?: IconSource
  /** A second line that says more. */
  description?: string
}

export interface SelectProps<T extends string> {
  /** What to choose, in a word or two. */
  label: string
  /** Keeps the label for screen readers alone; while nothing is chosen, it stands in the field. @default false */
  isLabelHidden?: boolean
  /** What stands in the field while nothing is chosen. @default the label if it is hidden, else `clearLabel` */
  placeholder?: string
  /** The things to choose from, in their order. */
  options: readonly SelectOption<T>[]
  /** The id of what is chosen. */
  value: T | null
  /** Called with the id of what was chosen, or with null for `clearLabel`. */
  onChange: (value: T | null) => void
  /** Adds a first choice of this name that chooses nothing, such as "All roles". */
  clearLabel?: string
  /** Help that stays below the field. */
  description?: string
  /** What is wrong and how to right it; its presence makes the field invalid. */
  errorMessage?: string
  /** Marks it as one that must be chosen. @default false */
  isRequired?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Height by density: medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'medium' | 'large'
  /** Its name in the form's data. */
  name?: string
  /** The id of the button, for links that lead to it. @default made up */
  id?: string
  /** Reaches the button. */
  ref?: Ref<HTMLButtonElement>
}

const { Part: SelectPopup, preload } = lazyPart(async () => (await import('./SelectPopup.tsx')).SelectPopup)

/**
 * One choice of a list that opens from the field.
 *
 * Use when there are four to some thirty choices, or little room. Not for actions: use `Menu`; nor for on and off: use `Checkbox`.
 */
export function Select<T extends string>({
  label,
  isLabelHidden,
  placeholder,
  options,
  value,
  onChange,
  clearLabel,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  size = 'medium',
  name,
  id: givenId,
  ref,
}: SelectProps<T>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const messages = useMessages()
  const part = { label: `${id}-label`, value: `${id}-value`, required: `${id}-required` }
  const chosen = options.find((option) => option.id === value)
  const shown = chosen?.label ?? placeholder ?? (isLabelHidden ? label : (clearLabel ?? ''))
  const isLabelRepeated = shown === label
  return (
    <div className={root}>
      <FieldLabel
        id={part.label}
        htmlFor={id}
        isRequired={isRequired}
        isHidden={isLabelHidden}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(id)?.focus()
        }}
      >
        {label}
      </FieldLabel>
      <PopupTrigger
        hasPopup="listbox"
        preload={preload}
        popup={(control) => (
          <SelectPopup
            {...{ label, options, value, clearLabel }}
            onChange={(next) => onChange(next as T)}
            {...control}
          />
        )}
      >
        <Pressable
          ref={ref}
          id={id}
          isDisabled={isDisabled}
          aria-labelledby={isLabelRepeated ? part.label : `${part.label} ${part.value}`}
          aria-describedby={describedBy(id, { description, errorMessage }, isRequired && part.required)}
          isInvalid={Boolean(errorMessage)}
          className={cx(box({ size }), styles.trigger)}
        >
          {chosen?.icon && (
            <span className={styles.icon}>
              <Icon of={chosen.icon} size={18} />
            </span>
          )}
          <span
            id={part.value}
            data-longest={longest([shown, ...options.map((option) => option.label)])}
            className={cx(styles.words, !chosen && styles.placeholder)}
          >
            {shown}
          </span>
          <span className={styles.icon}>
            <Icon of={IconChevronDown} size={18} />
          </span>
        </Pressable>
      </PopupTrigger>
      {isRequired && <VisuallyHidden id={part.required}>{messages.required}</VisuallyHidden>}
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}

const longest = (labels: string[]) => labels.reduce((a, b) => (b.length > a.length ? b : a))
