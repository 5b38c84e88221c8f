import { cx } from '../../css/cx.ts'
import { Popover } from '../../internal/Popover.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { popover } from '../../internal/popover.css.ts'
import { flatOptions, manyOptions } from './options.ts'
import { OptionList } from './OptionList.tsx'
import { SearchedOptions } from './SearchedOptions.tsx'
import type { SelectProps } from './Select.tsx'
import * as styles from './Select.css.ts'
import { sheet } from './OptionList.css.ts'

type SelectPopupProps = PopupControl &
  Pick<SelectProps<string>, 'label' | 'options' | 'onChange' | 'clearLabel' | 'isSearchable'> & {
    value: string | null
  }

/** The key of the choice that chooses nothing; no id of the caller's begins like this. */
const nothing = '\u0000nothing'

/** The part of a select that is seen when it is open. */
export function SelectPopup({
  id,
  label,
  options,
  value,
  onChange,
  clearLabel,
  isSearchable,
  autoFocus,
  isOpen,
  onOpenChange,
  triggerRef,
  isVirtual: isByClick,
}: SelectPopupProps) {
  const isLong = flatOptions(options).length >= manyOptions
  const list = {
    id,
    label,
    options: clearLabel === undefined ? options : [{ id: nothing, label: clearLabel }, ...options],
    selectionMode: 'single' as const,
    selectedIds: [value ?? nothing],
    isVirtual: isLong,
    autoFocus,
    // Pressing what is chosen already empties the selection: that means "leave it so".
    onSelect: ([chosen]: string[]) => {
      if (chosen !== undefined) onChange(chosen === nothing ? null : chosen)
      onOpenChange(false)
    },
  }
  return (
    <Popover
      {...{ isOpen, onOpenChange, triggerRef }}
      aria-label={label}
      placement="bottom start"
      offset={6}
      maxHeight={340}
      className={cx(popover, isLong || isSearchable ? sheet : styles.popup)}
    >
      <PopupContent isByClick={isByClick}>
        {isSearchable ? <SearchedOptions {...list} /> : <OptionList {...list} />}
      </PopupContent>
    </Popover>
  )
}
