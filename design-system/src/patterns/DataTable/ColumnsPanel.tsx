import type { RefObject } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { ReorderableList } from '../../components/List/ReorderableList.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { IconDots, IconPinFilled } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { orderOf } from './layout.ts'
import { boundedWidth, fittingWidth, hasWidth, widthOf } from './resizing.ts'
import type { ColumnLayout, DataColumn } from './types.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'
import * as styles from './ColumnsPanel.css.ts'

export interface ColumnsPanelData<Row> {
  columns: readonly DataColumn<Row>[]
  layout: ColumnLayout
  onChange: (layout: ColumnLayout) => void
  tableRef: RefObject<HTMLTableElement | null>
}

const strings = { en, fr, ar }
/** How much wider or narrower a press makes a column, in px. */
const step = 32

/** Which columns are shown, in which order, how wide, and which of them stay in sight. */
export function ColumnsPanel<Row>({ columns, layout, onChange, tableRef }: ColumnsPanelData<Row>) {
  const { reset } = useStrings(strings)
  const { columnsLegend } = useMessages()
  const isChanged = Object.values(layout).some((part) => Object.keys(part).length > 0)
  return (
    <>
      <ReorderableList
        label={columnsLegend}
        entries={orderOf(columns, layout).map((column) => ({
          id: column.id,
          title: column.header,
          end: <Options {...{ column, layout, onChange, tableRef }} />,
        }))}
        onReorder={(order) => onChange({ ...layout, order })}
      />
      <div className={styles.foot}>
        <Button variant="plain" size="small" isDisabled={!isChanged} onPress={() => onChange({})}>
          {reset}
        </Button>
      </div>
    </>
  )
}

interface OptionsProps<Row> extends Omit<ColumnsPanelData<Row>, 'columns'> {
  column: DataColumn<Row>
}

function Options<Row>({
  column: { id, header, isHideable = true },
  layout,
  onChange,
  tableRef,
}: OptionsProps<Row>) {
  const text = useStrings(strings)
  const { hidden = [], widths = {}, pinned = {} } = layout
  const isShown = !hidden.includes(id)
  const without = <T,>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
  const setWidth = (width: number) =>
    onChange({ ...layout, widths: { ...widths, [id]: boundedWidth(width) } })
  const act = (action: string) => {
    const table = tableRef.current && hasWidth(tableRef.current, id) ? tableRef.current : null
    if (action === 'free') onChange({ ...layout, pinned: without(pinned) })
    if (action === 'start' || action === 'end') {
      // A held column stands still at the width that it has.
      const width = widths[id] ?? (table && widthOf(table, id))
      onChange({
        ...layout,
        pinned: { ...pinned, [id]: action },
        ...(width && { widths: { ...widths, [id]: boundedWidth(width) } }),
      })
    }
    if (action === 'usual') onChange({ ...layout, widths: without(widths) })
    if (!table) return
    if (action === 'wider') setWidth(widthOf(table, id) + step)
    if (action === 'narrower') setWidth(widthOf(table, id) - step)
    if (action === 'fit') setWidth(fittingWidth(table, id))
  }
  return (
    <span className={styles.options}>
      {pinned[id] && <Icon icon={IconPinFilled} size={16} label={text.held} />}
      <Menu
        label={text.optionsOf(header)}
        onAction={act}
        sections={() => [
          {
            id: 'place',
            entries: [
              { id: 'free', label: text.free },
              { id: 'start', label: text.atStart },
              { id: 'end', label: text.atEnd },
            ].filter((entry) => entry.id !== (pinned[id] ?? 'free')),
          },
          {
            id: 'width',
            title: text.width,
            entries: [
              { id: 'wider', label: text.wider },
              { id: 'narrower', label: text.narrower },
              { id: 'fit', label: text.fit },
              { id: 'usual', label: text.usual, isDisabled: widths[id] === undefined },
            ].map((entry) => ({ ...entry, isDisabled: entry.isDisabled || !isShown })),
          },
        ]}
      >
        <IconButton icon={IconDots} label={text.optionsOf(header)} size="small" />
      </Menu>
      <Checkbox
        aria-label={text.show(header)}
        isSelected={isShown}
        isDisabled={!isHideable}
        onChange={(isSelected) =>
          onChange({
            ...layout,
            hidden: isSelected ? hidden.filter((other) => other !== id) : [...hidden, id],
          })
        }
      />
    </span>
  )
}
