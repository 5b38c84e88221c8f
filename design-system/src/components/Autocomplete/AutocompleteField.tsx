import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, Suspense, useId } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { IconX } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { SuggestInput } from '../ComboBox/SuggestInput.tsx'
import { useSuggest } from '../ComboBox/useSuggest.ts'
import { input } from '../Field/Field.css.ts'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { usePasteLimit } from '../Field/usePasteLimit.ts'
import { ProgressCircular } from '../ProgressCircular/ProgressCircular.tsx'
import { manyOptions } from '../Select/options.ts'
import { ChipsBox } from '../TagField/ChipsBox.tsx'
import { input as inputAmongChips } from '../TagField/ChipsBox.css.ts'
import { HiddenValues } from '../TagField/HiddenValues.tsx'
import { isList } from '../TagField/split.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { AutocompleteProps } from './options.ts'
import { useAutocomplete } from './useAutocomplete.ts'

const { Part: SuggestPopup, preload } = lazyWithPreload(
  async () => (await import('../ComboBox/SuggestPopup.tsx')).SuggestPopup,
)

/** A field of several values: the chips, the input and the suggestions below it. */
export function AutocompleteField(props: AutocompleteProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, isPending, placeholder, end, emptyText } = props
  const { variant, size, labelPlacement, description, allowsCustomValue = true, onBlur, ref } = props
  const ownId = useId()
  const { id = ownId } = props
  const messages = useMessages()
  const strings = useFormStrings()
  const field = useAutocomplete(id, props)
  const { boxRef, popupRef, ...list } = useSuggest()
  const { isLoading } = field
  const { pasteError, guard } = usePasteLimit()
  const errorMessage = pasteError ?? props.errorMessage ?? field.problem
  const isInvalid = Boolean(errorMessage)
  const isFixed = isDisabled || isReadOnly
  // Where any text may be added, "no results" is no news.
  const hasNews = field.options.length > 0 || isLoading || (!allowsCustomValue && field.query !== '')
  const isOpen = list.isOpen && hasNews && !field.isFull

  const open = (next: boolean, startAt?: 'first' | 'last') => {
    if (next && isFixed) return
    if (next && !list.isOpen) field.ask(field.query, 0)
    list.setOpen(next, startAt)
  }
  const type = (text: string) => {
    field.type(text)
    if (!list.isOpen) list.setOpen(true)
  }
  const onKey = (event: KeyboardEvent, isOnOption: boolean) => {
    if (event.key === 'Enter' && !(isOpen && isOnOption)) {
      // Who adds one entry after the other presses Enter once too often: that sends no form.
      event.preventDefault()
      field.commit()
      list.setOpen(false)
    } else if (event.key === 'Backspace' && !field.text && !event.repeat) field.back()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    guard.onPaste(event)
    const pasted = event.clipboardData.getData('text')
    if (isFixed || event.isDefaultPrevented() || !isList(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    field.type(
      `${field.text.slice(0, selectionStart ?? undefined)}${pasted}${field.text.slice(selectionEnd ?? field.text.length)}`,
    )
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!list.isLeft(event)) return
    field.commit()
    list.setOpen(false)
    onBlur?.(event)
  }
  const canClear = props.isClearable && !isFixed && (field.entries.length > 0 || field.text !== '')
  const isBusy = isPending || (isLoading && list.isOpen)
  const counted = isLoading
    ? messages.loading
    : field.isFailed
      ? strings.loadFailed
      : strings.results(field.count)
  return (
    <FieldFrame {...props} id={id} errorMessage={errorMessage} isErrorAnnounced={Boolean(pasteError)}>
      <Autocomplete inputValue={field.text} onInputChange={type} disableAutoFocusFirst={allowsCustomValue}>
        <ChipsBox
          {...{ label, variant, size, labelPlacement, isDisabled, isReadOnly, isInvalid }}
          ref={boxRef}
          onBlur={leave}
          chips={field.shown}
          onRemove={field.remove}
          markedId={field.markedId}
          end={
            (end || isBusy || canClear) && (
              <>
                {end}
                {isBusy && <ProgressCircular label={messages.pending} size="small" />}
                {canClear && (
                  <FieldButton
                    icon={IconX}
                    label={`${messages.clear} (${label})`}
                    onPress={() => {
                      field.clear()
                      document.getElementById(id)?.focus()
                    }}
                  />
                )}
              </>
            )
          }
        >
          <SuggestInput
            {...dataAttributes(props)}
            data-main
            ref={ref}
            id={id}
            dir="auto"
            isOpen={isOpen}
            startAt={list.startAt}
            onOpenChange={open}
            onKey={onKey}
            {...guard}
            onPaste={onPaste}
            placeholder={field.entries.length === 0 ? placeholder : ' '}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-required={isRequired || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy(id, { description, errorMessage })}
            onPointerEnter={preload}
            onFocus={preload}
            className={cx(input, inputAmongChips)}
          />
        </ChipsBox>
        {list.wasOpened && (
          <Suspense>
            <SuggestPopup
              {...{ label, isOpen, isLoading, emptyText }}
              options={field.options}
              isVirtual={field.total >= manyOptions}
              query={field.query}
              onChoose={field.choose}
              autoFocus={list.startAt}
              onOpenChange={open}
              triggerRef={boxRef}
              popupRef={popupRef}
            />
          </Suspense>
        )}
      </Autocomplete>
      <VisuallyHidden live="polite">{isOpen && counted}</VisuallyHidden>
      <VisuallyHidden live="polite">{field.said}</VisuallyHidden>
      <HiddenValues name={name} values={field.entries} isDisabled={isDisabled} />
    </FieldFrame>
  )
}
