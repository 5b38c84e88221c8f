import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { popover } from '../../internal/popover.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as row from '../Menu/Menu.css.ts'
import type { SelectOption } from './Select.tsx'
import * as styles from './Select.css.ts'

interface SelectPopupProps extends PopupControl {
  label: string
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  clearLabel?: string
}

/** The key of the choice that chooses nothing; no id of the caller's begins like this. */
const nothing = '\u0000nothing'

/** The part of a select that is seen when it is open. */
export function SelectPopup({
  label,
  options,
  value,
  onChange,
  clearLabel,
  autoFocus,
  ...control
}: SelectPopupProps) {
  return (
    <Popover
      {...control}
      aria-label={label}
      placement="bottom start"
      offset={6}
      maxHeight={340}
      className={cx(popover, styles.popup)}
    >
      <PopupContent isByClick={control.isVirtual}>
        <ListBox
          aria-label={label}
          autoFocus={autoFocus}
          className={styles.list}
          selectionMode="single"
          escapeKeyBehavior="none"
          selectedKeys={[value ?? nothing]}
          // Pressing what is chosen already empties the selection: that means "leave it so".
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key !== undefined) onChange(key === nothing ? null : String(key))
            control.onOpenChange(false)
          }}
        >
          {clearLabel && <Option id={nothing} label={clearLabel} />}
          {options.map((option) => (
            <Option key={option.id} {...option} />
          ))}
        </ListBox>
      </PopupContent>
    </Popover>
  )
}

function Option({ id, label, icon, description }: SelectOption) {
  return (
    <ListBoxItem id={id} textValue={label} className={cx(row.entry, row.entryTone.neutral)}>
      {({ isSelected }) => (
        <>
          {icon && <Icon of={icon} size={18} />}
          <span className={row.words}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={row.description}>
                {description}
              </Text>
            )}
          </span>
          <span className={row.mark} data-selected={isSelected || undefined}>
            <Icon of={IconCheck} size={16} />
          </span>
        </>
      )}
    </ListBoxItem>
  )
}
