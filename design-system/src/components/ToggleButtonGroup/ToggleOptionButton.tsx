import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { content, neutralInk } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { toggleClass } from '../ToggleButton/toggleButtonStyles.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { moveFocus } from './arrowKeys.ts'
import type { ToggleGroupVariant, ToggleOption } from './options.ts'
import * as styles from './ToggleButtonGroup.css.ts'

interface ToggleOptionButtonProps {
  option: ToggleOption
  isSelected: boolean
  /** Whether it is one of several that exclude each other. */
  isRadio: boolean
  isTabStop: boolean
  isIconOnly: boolean
  isBlock: boolean
  isColumn: boolean
  isDisabled: boolean
  tone: Tone
  variant: ToggleGroupVariant
  size: 'small' | 'medium' | 'large'
  onPress: () => void
  onFocusChange: (isFocused: boolean) => void
}

/** One button of the group. */
export function ToggleOptionButton({
  option,
  isSelected,
  isRadio,
  isTabStop,
  isIconOnly,
  isDisabled,
  onPress,
  onFocusChange,
  ...look
}: ToggleOptionButtonProps) {
  const { label, icon, lang } = option
  const isBare = isIconOnly && icon !== undefined
  const semantics = {
    ...(isRadio ? { role: 'radio', 'aria-checked': isSelected } : { 'aria-pressed': isSelected }),
    'aria-label': isBare ? label : undefined,
    'data-selected': isSelected || undefined,
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => onFocusChange(true),
    onBlur: () => onFocusChange(false),
    onKeyDown: moveFocus,
    lang,
  }
  const button = (
    <Pressable
      {...semantics}
      isDisabled={isDisabled || option.isDisabled}
      onPress={onPress}
      className={lookOf({ ...look, isSelected, isBare })}
    >
      {icon && <Icon icon={icon} size={isBare && look.size !== 'small' ? 20 : 16} />}
      {!isBare && (
        <span dir="auto" className={look.variant === 'segmented' ? styles.words : content}>
          {label}
        </span>
      )}
    </Pressable>
  )
  return isBare ? <Tooltip label={label}>{button}</Tooltip> : button
}

type Look = Pick<ToggleOptionButtonProps, 'tone' | 'variant' | 'size' | 'isBlock' | 'isColumn' | 'isSelected'>

function lookOf({
  tone,
  variant,
  size,
  isBlock,
  isColumn,
  isSelected,
  isBare,
}: Look & { isBare: boolean }): string {
  if (variant !== 'segmented')
    return cx(
      toggleClass({
        tone,
        variant,
        size,
        shape: isBare ? 'icon' : 'text',
        isSelected,
        isJoined: variant === 'outlined',
      }),
      isColumn && !isBare && styles.atStart,
    )
  return cx(
    toneClass[tone],
    tone === 'neutral' && neutralInk,
    styles.segment,
    styles.segmentSizes[size],
    isBare && !isBlock && styles.iconSegment,
    isBlock && styles.filling,
    isColumn && !isBare && styles.atStart,
  )
}
