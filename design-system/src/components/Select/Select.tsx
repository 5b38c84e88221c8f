import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Spinner } from '../Button/Spinner.tsx'
import { box } from '../Field/Field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { flatOptions, type SelectOptions } from './options.ts'
import * as styles from './Select.css.ts'

export type { SelectOption, SelectOptions, SelectSection } from './options.ts'

export interface SelectProps<T extends string> extends FieldOptions {
  /** What stands in the field while nothing is chosen. @default the label if it is hidden, else `clearLabel` */
  placeholder?: string
  /** The things to choose from, be they ten thousand: of a hundred or more only those in sight are drawn. */
  options: SelectOptions<T>
  /** The id of what is chosen. */
  value: T | null
  /** Called with the id of what was chosen, or with null for `clearLabel`. */
  onChange: (value: T | null) => void
  /** Adds a first choice of this name that chooses nothing, such as "All roles". */
  clearLabel?: string
  /** Puts a field above the list that finds what one types. @default false */
  isSearchable?: boolean
  /** Shows a choice that cannot be changed. @default false */
  isReadOnly?: boolean
  /** Shows that work goes on, such as while its options load, and stays closed. @default false */
  isPending?: boolean
  /** What stands after the choice, such as a unit. */
  end?: ReactNode
  onBlur?: FocusEventHandler<HTMLButtonElement>
  /** Reaches the button. */
  ref?: Ref<HTMLButtonElement>
}

const { Part: SelectPopup, preload } = lazyWithPreload(
  async () => (await import('./SelectPopup.tsx')).SelectPopup,
)

/**
 * One choice of a list that opens from the field.
 *
 * Use when there are four choices or more, or little room; `isSearchable` from some thirty on.
 * Not for several: use `MultiSelect`; nor to type what is not on the list: use `ComboBox`; nor for actions: use
 * `Menu`; nor for on and off: use `Checkbox`.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, value, onChange, clearLabel, isRequired, isDisabled, isReadOnly, isPending } = props
  const ownId = useId()
  const { id = ownId, variant, size, labelPlacement, ref, onBlur } = props
  const messages = useMessages()
  const valueId = `${id}-value`
  const requiredId = `${id}-required`
  const labelId = `${id}-label`
  const all = flatOptions(options)
  const chosen = all.find((option) => option.id === value)
  const shown = chosen?.label ?? props.placeholder ?? (props.isLabelHidden ? label : (clearLabel ?? ''))
  return (
    <FieldFrame
      {...props}
      id={id}
      labelId={labelId}
      onLabelClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      <PopupTrigger
        hasPopup="listbox"
        preload={preload}
        popup={(control) => (
          <SelectPopup {...props} {...control} onChange={(next) => onChange(next as T | null)} />
        )}
      >
        <Pressable
          {...dataAttributes(props)}
          ref={ref}
          id={id}
          isDisabled={isDisabled}
          isPending={isPending}
          isReadOnly={isReadOnly}
          // The focus that goes into its own list has not left it.
          onBlur={(event) => {
            if (event.currentTarget.getAttribute('aria-expanded') !== 'true') onBlur?.(event)
          }}
          aria-labelledby={shown === label ? labelId : `${labelId} ${valueId}`}
          aria-describedby={describedBy(id, props, isRequired && requiredId)}
          isInvalid={Boolean(props.errorMessage)}
          className={cx(box({ variant, size, labelPlacement, isReadOnly }), styles.trigger)}
        >
          {chosen?.avatar && <Avatar name={chosen.label} src={chosen.avatar.src} size={24} isDecorative />}
          {chosen?.icon && (
            <span className={styles.icon}>
              <Icon icon={chosen.icon} size={18} />
            </span>
          )}
          <span
            id={valueId}
            data-longest={all.reduce(
              (longest, option) => (option.label.length > longest.length ? option.label : longest),
              shown,
            )}
            className={cx(styles.words, !chosen && styles.placeholder)}
          >
            {shown}
          </span>
          {props.end}
          <span className={styles.icon}>
            {isPending ? <Spinner /> : <Icon icon={IconChevronDown} size={18} />}
          </span>
        </Pressable>
      </PopupTrigger>
      {isRequired && <VisuallyHidden id={requiredId}>{messages.required}</VisuallyHidden>}
      {props.name && <input type="hidden" name={props.name} value={value ?? ''} disabled={isDisabled} />}
    </FieldFrame>
  )
}
