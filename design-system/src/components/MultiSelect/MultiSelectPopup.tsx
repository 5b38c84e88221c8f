import { cx } from '../../css/cx.ts'
import { Popover } from '../../internal/Popover.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { Button } from '../Button/Button.tsx'
import { flatOptions, manyOptions, selectable } from '../Select/options.ts'
import { OptionList } from '../Select/OptionList.tsx'
import * as list from '../Select/OptionList.css.ts'
import { SearchedOptions } from '../Select/SearchedOptions.tsx'
import type { SelectOptions } from '../Select/Select.tsx'

interface MultiSelectPopupProps extends Omit<PopupControl, 'triggerRef'> {
  triggerRef: { readonly current: HTMLElement | null }
  label: string
  options: SelectOptions
  isSearchable: boolean
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** The part of a choice of several that is seen when it is open; it stays while one chooses. */
export function MultiSelectPopup({
  id,
  label,
  options,
  isSearchable,
  value,
  onChange,
  triggerRef,
  isOpen,
  onOpenChange,
  autoFocus,
  isVirtual: isByClick,
}: MultiSelectPopupProps) {
  const rows = {
    id,
    label,
    options,
    autoFocus,
    selectionMode: 'multiple' as const,
    selectedIds: value,
    onSelect: onChange,
    isVirtual: flatOptions(options).length >= manyOptions,
  }
  const tally = (found: SelectOptions) => (
    <Tally found={selectable(found)} isWhole={found === options} {...{ value, onChange }} />
  )
  return (
    <Popover
      {...{ triggerRef, isOpen, onOpenChange }}
      aria-label={label}
      placement="bottom start"
      offset={6}
      maxHeight={380}
      className={cx(popover, list.sheet)}
    >
      <PopupContent isByClick={isByClick}>
        {isSearchable ? (
          <SearchedOptions {...rows} head={tally} />
        ) : (
          <>
            <div className={list.head}>{tally(options)}</div>
            <OptionList {...rows} />
          </>
        )}
      </PopupContent>
    </Popover>
  )
}

interface TallyProps {
  /** The ids of what is in the list, or was found in it. */
  found: readonly string[]
  isWhole: boolean
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** How many are chosen, and all or none of what the list shows. */
function Tally({ found, isWhole, value, onChange }: TallyProps) {
  const messages = useMessages()
  const strings = useFormStrings()
  const chosen = new Set(value)
  const shown = new Set(found)
  return (
    <div className={list.tally}>
      <span className={list.count} aria-live="polite">
        {messages.selectedRows(value.length)}
      </span>
      <Button
        size="small"
        variant="plain"
        isDisabled={found.every((one) => chosen.has(one))}
        onPress={() => onChange([...value, ...found.filter((one) => !chosen.has(one))])}
      >
        {strings.selectAll}
      </Button>
      <Button
        size="small"
        variant="plain"
        isDisabled={value.length === 0}
        onPress={() => onChange(isWhole ? [] : value.filter((one) => !shown.has(one)))}
      >
        {messages.clearSelection}
      </Button>
    </div>
  )
}
