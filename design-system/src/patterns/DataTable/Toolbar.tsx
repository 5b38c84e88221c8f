import { type ReactNode, type RefObject, Suspense } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconColumns3,
  IconLineHeight,
} from '../../icons/icons.ts'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Density } from '../../tokens/scales.ts'
import { Popover } from '../../components/Popover/Popover.tsx'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { ColumnsPanelData } from './ColumnsPanel.tsx'
import type { ColumnLayout, DataColumn, DataSort } from './types.ts'
import * as styles from './DataTable.css.ts'

const densities = ['compact', 'comfortable', 'spacious'] as const

interface ToolbarProps<Row> {
  children: ReactNode
  columns: readonly DataColumn<Row>[]
  sorts: readonly DataSort[]
  onSort?: (id: string, isAdded: boolean) => void
  columnLayout: ColumnLayout
  onColumnLayoutChange?: (layout: ColumnLayout) => void
  tableRef: RefObject<HTMLTableElement | null>
  density?: Density
  onDensityChange?: (density: Density) => void
}

/** The caller's search and filters at the start; what the table itself offers at the end. */
export function Toolbar<Row>({ children, columns, sorts, onSort, ...menus }: ToolbarProps<Row>) {
  const { columnLayout, onColumnLayoutChange, tableRef, density, onDensityChange } = menus
  const isEmpty = !children && !onColumnLayoutChange && !onDensityChange
  if (isEmpty && !onSort) return null
  return (
    <div className={cx(styles.toolbar, isEmpty && styles.onlyNarrow)}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.tools}>
        {onSort && <SortMenu columns={columns} sorts={sorts} onSort={onSort} />}
        {onColumnLayoutChange && (
          <ColumnsButton
            columns={columns}
            layout={columnLayout}
            onChange={onColumnLayoutChange}
            tableRef={tableRef}
          />
        )}
        {onDensityChange && <DensityMenu density={density} onChange={onDensityChange} />}
      </div>
    </div>
  )
}

/** Sorting where cards stand in for columns and there are no headers to press; it cycles as they do. */
function SortMenu<Row>({
  columns,
  sorts,
  onSort,
}: Pick<Required<ToolbarProps<Row>>, 'columns' | 'sorts' | 'onSort'>) {
  const messages = useMessages()
  const entries = columns
    .filter((column) => column.isSortable)
    .map(({ id, header }) => {
      const sort = sorts.find(({ column }) => column === id)
      if (!sort) return { id, label: header }
      const isUp = sort.direction === 'asc'
      return {
        id,
        label: header,
        description: isUp ? messages.sortedAscending : messages.sortedDescending,
        icon: isUp ? IconArrowUp : IconArrowDown,
      }
    })
  return (
    <div className={styles.whenNarrow}>
      <Menu
        label={messages.sort}
        sections={[{ id: 'sort', entries }]}
        selectionMode="single"
        selectedIds={sorts.map(({ column }) => column)}
        onAction={(id) => onSort(id, false)}
        placement="bottom start"
      >
        <Button start={<Icon icon={IconArrowsSort} size={18} />}>{messages.sort}</Button>
      </Menu>
    </div>
  )
}

const { Part: ColumnsPanel } = lazyWithPreload(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel)

function ColumnsButton<Row>(panel: ColumnsPanelData<Row>) {
  const messages = useMessages()
  return (
    <Popover
      title={messages.columns}
      size="medium"
      placement="bottom end"
      inset="list"
      content={
        <Suspense>
          <ColumnsPanel {...(panel as ColumnsPanelData<unknown>)} />
        </Suspense>
      }
    >
      <Button start={<Icon icon={IconColumns3} size={18} />}>{messages.columns}</Button>
    </Popover>
  )
}

function DensityMenu({ density, onChange }: { density?: Density; onChange: (density: Density) => void }) {
  const messages = useMessages()
  const labels = {
    compact: messages.densityCompact,
    comfortable: messages.densityComfortable,
    spacious: messages.densitySpacious,
  }
  return (
    <Menu
      label={messages.density}
      sections={[{ id: 'density', entries: densities.map((id) => ({ id, label: labels[id] })) }]}
      selectionMode="single"
      selectedIds={density ? [density] : []}
      onAction={(id) => onChange(id as Density)}
    >
      <IconButton icon={IconLineHeight} label={messages.density} variant="outlined" />
    </Menu>
  )
}
