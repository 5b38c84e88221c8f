import type { ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './Pagination.css.ts'

interface PageButtonProps {
  label: string
  children?: ReactNode
  icon?: IconSource
  isCurrent?: boolean
  className?: string
  /** There is nothing further this way: it is off, but keeps the focus that it has. */
  isAtEnd?: boolean
  isDisabled: boolean
  onPress: () => void
}

/** One button of the row: a page, or a step to the side. */
export function PageButton({
  label,
  children,
  icon,
  isCurrent,
  className,
  isAtEnd,
  isDisabled,
  onPress,
}: PageButtonProps) {
  return (
    <Pressable
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={isAtEnd}
      isDisabled={isDisabled}
      onPress={() => !isAtEnd && onPress()}
      className={cx(styles.button, className)}
    >
      {icon ? <Icon icon={icon} size={18} /> : children}
    </Pressable>
  )
}
