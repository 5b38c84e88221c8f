import type { RefObject } from 'react'
import { cx } from '../../css/cx.ts'
import { popover } from '../../internal/popover.css.ts'
import { Popover } from '../../internal/Popover.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { ProgressCircular } from '../ProgressCircular/ProgressCircular.tsx'
import { useMatcher } from '../Select/match.ts'
import { OptionList } from '../Select/OptionList.tsx'
import * as list from '../Select/OptionList.css.ts'
import type { SelectOptions } from '../Select/Select.tsx'

export interface SuggestPopupData {
  label: string
  options: SelectOptions
  /** Whether there are so many that only those in sight are drawn. */
  isVirtual: boolean
  /** What was typed, to be marked. */
  query: string
  selectedId?: string | null
  onChoose: (id: string) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  autoFocus?: 'first' | 'last'
  isLoading: boolean
  /** What is said when nothing fits. */
  emptyText?: string
  triggerRef: RefObject<HTMLElement | null>
  popupRef: RefObject<HTMLElement | null>
}

/** The list below an input; the focus stays in the input. */
export function SuggestPopup({
  label,
  options,
  isVirtual,
  query,
  selectedId,
  onChoose,
  isOpen,
  onOpenChange,
  autoFocus,
  isLoading,
  emptyText,
  triggerRef,
  popupRef,
}: SuggestPopupData) {
  const messages = useMessages()
  const match = useMatcher(query)
  return (
    <Popover
      ref={popupRef}
      isNonModal
      {...{ isOpen, onOpenChange, triggerRef }}
      placement="bottom start"
      offset={6}
      maxHeight={340}
      className={cx(popover, list.sheet)}
    >
      <div role="presentation" className={list.through} onMouseDownCapture={keepFocus}>
        <OptionList
          {...{ label, options, isVirtual, match, autoFocus }}
          selectionMode="single"
          selectedIds={selectedId ? [selectedId] : []}
          onSelect={([chosen]) => (chosen === undefined ? onOpenChange(false) : onChoose(chosen))}
          empty={
            isLoading ? (
              <span className={list.note}>
                <ProgressCircular label={messages.loading} size="small" />
                <span aria-hidden>{messages.loading}</span>
              </span>
            ) : (
              <span className={list.note}>{emptyText ?? messages.noResults}</span>
            )
          }
        />
      </div>
    </Popover>
  )
}

/** A press in the list leaves the focus in the input. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
