import { IconChevronDown } from '../../icons/icons.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { button } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'

interface OpenButtonProps {
  isOpen: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** Opens the list of a combo box by pointer; the keyboard has the arrows, so Tab leaves it out. */
export function OpenButton({ isOpen, isDisabled, onPress }: OpenButtonProps) {
  const { showOptions } = useFormStrings()
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={showOptions}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onPress()
      }}
      className={button}
    >
      <Icon icon={IconChevronDown} size={18} />
    </button>
  )
}
