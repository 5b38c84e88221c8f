import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconArrowDown, IconArrowUp, IconSelector } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { roles } from './roles.ts'
import type { DataColumn, DataSort } from './types.ts'
import * as styles from './header.css.ts'

interface HeaderRowProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  onSort: (id: string) => void
  selection?: {
    isAll: boolean
    isSome: boolean
    isDisabled: boolean
    onChange: (isSelected: boolean) => void
  }
  hasMenu: boolean
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns, those that sort as buttons, and the box that selects the page. */
export function HeaderRow<Row>({ columns, sort, onSort, selection, hasMenu }: HeaderRowProps<Row>) {
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
        {columns.map(({ id, header, isSortable, align = 'start' }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...roles.columnHeader}
              aria-label={header}
              aria-sort={direction && spoken[direction]}
              className={cx(styles.header, styles.aligned[align])}
            >
              {isSortable && <SortButton header={header} direction={direction} onPress={() => onSort(id)} />}
              <span className={cx(isSortable && styles.whenNarrow)}>{header}</span>
            </th>
          )
        })}
        {hasMenu && (
          <th {...roles.columnHeader} className={styles.header}>
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
  direction?: DataSort['direction']
  onPress: () => void
}

const SortButton = ({ header, direction, onPress }: SortButtonProps) => (
  <Pressable onPress={onPress} className={cx(styles.sortButton, direction && styles.sorted)}>
    <span className={styles.sortLabel}>{header}</span>
    <span className={cx(styles.arrow, !direction && styles.idleArrow)}>
      <Icon of={arrows[direction ?? 'none']} size={14} />
    </span>
  </Pressable>
)
