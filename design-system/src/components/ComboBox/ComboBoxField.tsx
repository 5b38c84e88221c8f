import { type FocusEvent, type KeyboardEvent, Suspense, useId } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { IconX } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { input } from '../Field/Field.css.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { usePasteLimit } from '../Field/usePasteLimit.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProgressCircular } from '../ProgressCircular/ProgressCircular.tsx'
import { manyOptions } from '../Select/options.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ComboBoxProps } from './options.ts'
import { OpenButton } from './OpenButton.tsx'
import { SuggestInput } from './SuggestInput.tsx'
import { useComboBox } from './useComboBox.ts'
import { useSuggest } from './useSuggest.ts'

const { Part: SuggestPopup, preload } = lazyWithPreload(
  async () => (await import('./SuggestPopup.tsx')).SuggestPopup,
)

/** A combo box: the field, the input and the list below it. */
export function ComboBoxField(props: ComboBoxProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, isPending, placeholder, start, end, emptyText } =
    props
  const { variant, size, labelPlacement, allowsCustomValue, onBlur, load, autoFocus, ref } = props
  const ownId = useId()
  const { id = ownId } = props
  const messages = useMessages()
  const strings = useFormStrings()
  const box = useComboBox(id, props)
  const { boxRef, popupRef, ...list } = useSuggest()
  const { isLoading } = box
  const isFixed = isDisabled || isReadOnly
  const { pasteError, forget, guard } = usePasteLimit()
  const errorMessage = pasteError ?? props.errorMessage
  const isInvalid = Boolean(errorMessage)
  const picture = start ?? box.chosen?.icon
  const isEmptyShown = !allowsCustomValue || isLoading || box.options.length > 0
  const isOpen = list.isOpen && isEmptyShown

  const open = (next: boolean, startAt?: 'first' | 'last') => {
    if (next && isFixed) return
    if (next && !list.isOpen && load) box.ask(box.query, 0)
    list.setOpen(next, startAt ?? (allowsCustomValue ? undefined : 'first'))
  }
  const type = (text: string) => {
    box.type(text)
    if (!list.isOpen) list.setOpen(true)
  }
  const focusInput = () => document.getElementById(id)?.focus()
  const onKey = (event: KeyboardEvent, isOnOption: boolean) => {
    if (event.key === 'Enter' && !isOnOption) {
      if (isOpen) event.preventDefault()
      box.commit()
      open(false)
    } else if (event.key === 'Escape' && !isOpen && box.typed !== null) {
      event.preventDefault()
      event.stopPropagation()
      box.revert()
    }
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!list.isLeft(event)) return
    box.commit()
    list.setOpen(false)
    onBlur?.(event)
  }
  const canClear = !isRequired && !isFixed && box.text !== ''
  const isBusy = isPending || box.isCreating || (isLoading && list.isOpen)
  return (
    <FieldFrame {...props} id={id} errorMessage={errorMessage} isErrorAnnounced={Boolean(pasteError)}>
      <Autocomplete inputValue={box.text} onInputChange={type} disableAutoFocusFirst={allowsCustomValue}>
        <div ref={boxRef} onBlur={leave}>
          <FieldBox
            {...{ variant, size, labelPlacement, isDisabled, isReadOnly, isInvalid }}
            start={
              picture ? (
                <Icon icon={picture} size={18} />
              ) : (
                box.chosen?.avatar && (
                  <Avatar name={box.chosen.label} src={box.chosen.avatar.src} size={24} isDecorative />
                )
              )
            }
            end={
              <>
                {end}
                {isBusy && <ProgressCircular label={messages.pending} size="small" />}
                {canClear && (
                  <FieldButton
                    icon={IconX}
                    label={messages.clear}
                    onPress={() => {
                      box.clear()
                      forget()
                      focusInput()
                    }}
                  />
                )}
                {!isReadOnly && (
                  <OpenButton
                    isOpen={isOpen}
                    isDisabled={isDisabled}
                    onPress={() => {
                      focusInput()
                      open(!isOpen)
                    }}
                  />
                )}
              </>
            }
          >
            <SuggestInput
              {...dataAttributes(props)}
              {...guard}
              ref={ref}
              id={id}
              dir="auto"
              isOpen={isOpen}
              startAt={list.startAt}
              onOpenChange={open}
              onKey={onKey}
              placeholder={placeholder ?? (labelPlacement === 'inside' ? ' ' : undefined)}
              autoFocus={autoFocus}
              disabled={isDisabled}
              readOnly={isReadOnly}
              aria-required={isRequired || undefined}
              aria-invalid={isInvalid || undefined}
              aria-describedby={describedBy(id, { ...props, errorMessage })}
              onPointerEnter={preload}
              onFocus={preload}
              className={input}
            />
          </FieldBox>
        </div>
        {list.wasOpened && (
          <Suspense>
            <SuggestPopup
              {...{ label, isOpen, isLoading, emptyText }}
              options={box.options}
              isVirtual={box.total >= manyOptions}
              query={box.query}
              selectedId={box.value}
              autoFocus={list.startAt}
              onOpenChange={open}
              onChoose={(chosen) => box.choose(chosen) && open(false)}
              triggerRef={boxRef}
              popupRef={popupRef}
            />
          </Suspense>
        )}
      </Autocomplete>
      <VisuallyHidden live="polite">
        {isOpen &&
          (isLoading ? messages.loading : box.isFailed ? strings.loadFailed : strings.results(box.count))}
      </VisuallyHidden>
      {name && <input type="hidden" name={name} value={box.value ?? ''} disabled={isDisabled} />}
    </FieldFrame>
  )
}
