import { type FocusEventHandler, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { IconChevronDown } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Spinner } from '../Button/Spinner.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { Icon } from '../Icon/Icon.tsx'
import { flatOptions } from '../Select/options.ts'
import type { SelectOptions } from '../Select/Select.tsx'
import { ChipsBox } from '../TagField/ChipsBox.tsx'
import { HiddenValues } from '../TagField/HiddenValues.tsx'
import { useChips } from '../TagField/useChips.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectProps<T extends string> extends FieldOptions {
  /** The things to choose from, be they ten thousand: of a hundred or more only those in sight are drawn. */
  options: SelectOptions<T>
  /** The ids of what is chosen, when the caller keeps them. */
  value?: readonly T[]
  /** The ids of what is chosen at first, when it keeps its own. @default [] */
  defaultValue?: readonly T[]
  /** Called with the ids of all that are chosen. */
  onChange?: (value: T[]) => void
  onBlur?: FocusEventHandler<HTMLButtonElement>
  /** What stands in the field while nothing is chosen. */
  placeholder?: string
  /** How many chips show; “+n” stands for the others. @default 3 */
  chipsShown?: number
  /** Puts a field above the list that finds what one types. @default true from ten options on */
  isSearchable?: boolean
  /** Shows choices that cannot be changed. @default false */
  isReadOnly?: boolean
  /** Shows that work goes on, such as while its options load, and stays closed. @default false */
  isPending?: boolean
  /** What stands before the arrow at the end. */
  end?: ReactNode
  /** Reaches the button that opens the list. */
  ref?: Ref<HTMLButtonElement>
}

const { Part: MultiSelectPopup, preload } = lazyWithPreload(
  async () => (await import('./MultiSelectPopup.tsx')).MultiSelectPopup,
)
const manyToSee = 10

/**
 * Several choices of a list, each a chip in the field.
 *
 * Use when there are more than some six choices and any number of them may be chosen. Not for one: use `Select`;
 * nor for few that have room: use `Checkbox`; nor for words that are not on the list: use `Autocomplete`.
 */
export function MultiSelect<T extends string>(props: MultiSelectProps<T>) {
  const {
    label,
    name,
    options,
    placeholder,
    chipsShown = 3,
    isRequired,
    isDisabled,
    isReadOnly,
    isPending,
  } = props
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    variant,
    size,
    labelPlacement,
    end,
    ref,
    description,
    errorMessage,
  } = props
  const ownId = useId()
  const { id = ownId } = props
  const messages = useMessages()
  const boxRef = useRef<HTMLDivElement>(null)
  const all = flatOptions(options)
  const byId = new Map<string, (typeof all)[number]>(all.map((option) => [option.id, option]))
  const chips = useChips({
    id,
    value,
    defaultValue,
    onChange: (next) => onChange?.(next as T[]),
    max: Infinity,
    nameOf: (entry) => byId.get(entry)?.label ?? entry,
  })
  const { isSearchable = all.length >= manyToSee } = props
  const part = { label: `${id}-label`, value: `${id}-value`, required: `${id}-required` }
  const isPlaceholder = chips.entries.length === 0 && Boolean(placeholder)
  const isInvalid = Boolean(errorMessage)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !isReadOnly && !event.repeat) chips.back()
  }
  return (
    <FieldFrame
      {...props}
      id={id}
      labelId={part.label}
      onLabelClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      <div ref={boxRef} className={styles.place}>
        <ChipsBox
          {...{ label, variant, size, labelPlacement, isDisabled, isReadOnly, isInvalid }}
          chips={chips.entries.map((entry) => byId.get(entry) ?? { id: entry, label: entry })}
          limit={chipsShown}
          onRemove={chips.remove}
          markedId={chips.markedId}
          end={
            <>
              {end}
              <span className={styles.chevron}>
                {isPending ? <Spinner /> : <Icon icon={IconChevronDown} size={18} />}
              </span>
            </>
          }
        >
          <PopupTrigger
            hasPopup="dialog"
            preload={preload}
            popup={(control) => (
              <MultiSelectPopup
                {...control}
                {...{ label, options, isSearchable }}
                triggerRef={boxRef}
                value={chips.entries}
                onChange={chips.replace}
              />
            )}
          >
            <Pressable
              {...dataAttributes(props)}
              data-main
              ref={ref}
              id={id}
              isDisabled={isDisabled}
              isPending={isPending}
              isReadOnly={isReadOnly}
              isInvalid={isInvalid}
              // The focus that goes into its own list has not left it.
              onBlur={(event) => {
                if (event.currentTarget.getAttribute('aria-expanded') !== 'true') onBlur?.(event)
              }}
              onKeyDown={onKeyDown}
              aria-labelledby={`${part.label} ${part.value}`}
              aria-describedby={describedBy(id, { description, errorMessage }, isRequired && part.required)}
              className={styles.trigger}
            >
              {isPlaceholder && <span id={part.value}>{placeholder}</span>}
            </Pressable>
          </PopupTrigger>
        </ChipsBox>
      </div>
      {!isPlaceholder && (
        <VisuallyHidden id={part.value}>{messages.selectedRows(chips.entries.length)}</VisuallyHidden>
      )}
      <VisuallyHidden live="polite">{chips.said}</VisuallyHidden>
      {isRequired && <VisuallyHidden id={part.required}>{messages.required}</VisuallyHidden>}
      <HiddenValues name={name} values={chips.entries} isDisabled={isDisabled} />
    </FieldFrame>
  )
}
