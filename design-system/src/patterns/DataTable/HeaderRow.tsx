import { useLocale } from 'react-aria-components/I18nProvider'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconArrowDown, IconArrowUp, IconSelector } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { roles } from './roles.ts'
import type { ShownColumn } from './layout.ts'
import { held, heldAt, menuPlace } from './pinning.ts'
import { type OnResize, ResizeHandle } from './ResizeHandle.tsx'
import type { DataSort } from './types.ts'
import * as styles from './header.css.ts'

interface HeaderRowProps<Row> {
  columns: readonly ShownColumn<Row>[]
  sorts: readonly DataSort[]
  onSort: (id: string, isAdded: boolean) => void
  selection?: {
    isAll: boolean
    isSome: boolean
    isDisabled: boolean
    onChange: (isSelected: boolean) => void
  }
  hasMenu: boolean
  /** Called when a person pulls at the end of a column, or presses it twice; without it none can. */
  onResize?: OnResize
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns, those that sort as buttons, and the box that selects the page. */
export function HeaderRow<Row>({
  columns,
  sorts,
  onSort,
  selection,
  hasMenu,
  onResize,
}: HeaderRowProps<Row>) {
  'use memo'
  const messages = useMessages()
  return (
    <thead {...roles.group} className={cx(styles.head, !selection && styles.unseenWhenNarrow)}>
      <tr {...roles.row} aria-rowindex={1} className={styles.row}>
        {selection && (
          <th {...roles.columnHeader} className={styles.select} data-label={messages.selectAllRows}>
            <Checkbox
              aria-label={messages.selectAllRows}
              isSelected={selection.isAll}
              isIndeterminate={selection.isSome && !selection.isAll}
              isDisabled={selection.isDisabled}
              onChange={selection.onChange}
            />
          </th>
        )}
        {columns.map(({ id, header, isHeaderHidden, isSortable, pinned, align = 'start' }) => {
          const place = sorts.findIndex(({ column }) => column === id)
          const direction = sorts[place]?.direction
          return (
            <th
              key={id}
              {...roles.columnHeader}
              aria-label={header}
              data-column={id}
              aria-sort={direction && spoken[direction]}
              className={cx(styles.header, styles.aligned[align], pinned && held[pinned])}
              style={pinned && heldAt(id)}
            >
              {isSortable && (
                <SortButton
                  header={header}
                  align={align}
                  direction={direction}
                  place={sorts.length > 1 && direction ? place + 1 : undefined}
                  onPress={(isAdded) => onSort(id, isAdded)}
                />
              )}
              {isHeaderHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                <span className={cx(isSortable && styles.whenNarrow)}>{header}</span>
              )}
              {onResize && !isHeaderHidden && <ResizeHandle id={id} onResize={onResize} />}
            </th>
          )
        })}
        {hasMenu && (
          <th {...roles.columnHeader} className={cx(styles.header, menuPlace)}>
            <VisuallyHidden>{messages.moreActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconSelector }

interface SortButtonProps {
  header: string
  align: 'start' | 'end'
  direction?: DataSort['direction']
  /** Its place among several columns that sort, from 1. */
  place?: number
  onPress: (isAdded: boolean) => void
}

const SortButton = ({ header, align, direction, place, onPress }: SortButtonProps) => {
  const { locale } = useLocale()
  return (
    <Pressable
      onPress={({ shiftKey }) => onPress(shiftKey)}
      className={cx(styles.sortButton, align === 'end' && styles.sortedFromEnd, direction && styles.sorted)}
    >
      <span className={styles.sortLabel}>{header}</span>
      <span className={cx(styles.arrow, !direction && styles.idleArrow)}>
        <Icon icon={arrows[direction ?? 'none']} size={14} />
      </span>
      {place && <span className={styles.place}>{new Intl.NumberFormat(locale).format(place)}</span>}
    </Pressable>
  )
}
