import type { ReactNode } from 'react'
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
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Density } from '../../theme/scales.ts'
import type { DataColumn, DataSort } from './types.ts'
import * as styles from './DataTable.css.ts'

const densities = ['compact', 'comfortable', 'spacious'] as const

interface ToolbarProps<Row> {
  children: ReactNode
  columns: readonly DataColumn<Row>[]
  sorts: readonly DataSort[]
  onSort?: (id: string, isAdded: boolean) => void
  hiddenColumns: readonly string[]
  onHiddenColumnsChange?: (ids: string[]) => void
  density?: Density
  onDensityChange?: (density: Density) => void
}

/** The caller's search and filters at the start; what the table itself offers at the end. */
export function Toolbar<Row>({ children, columns, sorts, onSort, ...menus }: ToolbarProps<Row>) {
  const { hiddenColumns, onHiddenColumnsChange, density, onDensityChange } = menus
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.tools}>
        {onSort && <SortMenu columns={columns} sorts={sorts} onSort={onSort} />}
        {onHiddenColumnsChange && (
          <ColumnsMenu columns={columns} hiddenColumns={hiddenColumns} onChange={onHiddenColumnsChange} />
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
        <Button start={<Icon of={IconArrowsSort} size={18} />}>{messages.sort}</Button>
      </Menu>
    </div>
  )
}

interface ColumnsMenuProps<Row> {
  columns: readonly DataColumn<Row>[]
  hiddenColumns: readonly string[]
  onChange: (hidden: string[]) => void
}

function ColumnsMenu<Row>({ columns, hiddenColumns, onChange }: ColumnsMenuProps<Row>) {
  const messages = useMessages()
  const entries = columns
    .filter(({ isHideable = true }) => isHideable)
    .map(({ id, header }) => ({ id, label: header }))
  const ids = entries.map(({ id }) => id)
  return (
    <Menu
      label={messages.columnsLegend}
      sections={[{ id: 'columns', entries }]}
      selectionMode="multiple"
      selectedIds={ids.filter((id) => !hiddenColumns.includes(id))}
      onSelectionChange={(shown) => onChange(ids.filter((id) => !shown.includes(id)))}
    >
      <Button start={<Icon of={IconColumns3} size={18} />}>{messages.columns}</Button>
    </Menu>
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
