import { type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { RowContent } from './RowContent.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'

export interface ListGroupProps {
  /** What its entries belong to. */
  title: string
  /** What says more, below the title. */
  detail?: ReactNode
  /** A face, an icon or a picture before the words. */
  start?: ReactNode
  /** A word, a chip or a figure after the words. */
  end?: ReactNode
  /** The entries inside: `ListItem`s, or `ListGroup`s again. */
  children: ReactNode
  /** Whether it begins open, while no `isExpanded` says otherwise. @default false */
  isInitiallyExpanded?: boolean
  /** Whether it is open, where its parent decides. */
  isExpanded?: boolean
  /** Called with whether it is open when it is pressed. */
  onExpandedChange?: (isExpanded: boolean) => void
  ref?: Ref<HTMLLIElement>
}

/**
 * An entry of a `List` that opens to show the ones inside.
 *
 * Use when most people need only some of many entries. Not for a title that stays: use `ListSection`.
 */
export function ListGroup({
  title,
  children,
  isInitiallyExpanded = false,
  isExpanded,
  onExpandedChange,
  ref,
  ...content
}: ListGroupProps) {
  const id = useId()
  const [own, setOwn] = useState(isInitiallyExpanded)
  const isOpen = isExpanded ?? own
  const toggle = () => {
    setOwn(!isOpen)
    onExpandedChange?.(!isOpen)
  }
  return (
    <li ref={ref} {...dataAttributes(content)} className={styles.entry}>
      <div className={cx(rows.row, rows.active, styles.pressable)}>
        <RowContent
          {...content}
          title={
            <Pressable onPress={toggle} aria-expanded={isOpen} aria-controls={id} className={styles.press}>
              {title}
            </Pressable>
          }
        />
        <span className={cx(styles.chevron, isOpen && styles.opened)}>
          <Icon icon={IconChevronDown} size={18} />
        </span>
      </div>
      <div className={cx(styles.fold, isOpen && styles.unfolded)} inert={!isOpen}>
        <ul id={id} aria-label={title} className={styles.nested}>
          {children}
        </ul>
      </div>
    </li>
  )
}
