import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { CardHeader } from '../Card/CardHeader.tsx'
import { SimpleTable, type SimpleTableSort } from './SimpleTable.tsx'
import { orderColumns, orderColumnsWithTotals, orders } from './example.tsx'

const meta = preview.meta({
  title: 'Data display/SimpleTable',
  component: SimpleTable<(typeof orders)[number]>,
  args: {
    caption: 'Orders of this week',
    columns: orderColumns,
    rows: orders,
    rowId: (order: (typeof orders)[number]) => order.id,
  },
})

export const Playground = meta.story()
export const Small = meta.story({ args: { size: 'small' } })
export const Striped = meta.story({ args: { isStriped: true } })
export const Bordered = meta.story({ args: { isBordered: true, size: 'small' } })
export const FixedHeader = meta.story({ args: { maxHeight: 220, isBordered: true } })
export const Totals = meta.story({ args: { columns: orderColumnsWithTotals, isCaptionHidden: true } })
export const Sorted = meta.story({
  args: { columns: orderColumns.map((column) => ({ ...column, isSortable: true })) },
  render: function Sorted(args) {
    const [sort, setSort] = useState<SimpleTableSort>({ column: orderColumns[0]!.id, direction: 'asc' })
    const rows = sort.direction === 'asc' ? args.rows : args.rows.toReversed()
    return <SimpleTable {...args} rows={rows} sort={sort} onSortChange={setSort} />
  },
})
export const InCard = meta.story({
  args: { isFlush: true, isCaptionHidden: true },
  render: (args) => (
    <Card padding={0} isClipped>
      <CardHeader title={args.caption} subtitle="All shops" />
      <SimpleTable {...args} />
    </Card>
  ),
})
export const OnAPhone = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <SimpleTable {...args} />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Stack gap="gap">
        <Card>
          <SimpleTable {...args} columns={orderColumnsWithTotals} />
        </Card>
        <Card padding={0} isClipped>
          <CardHeader title="Orders of this week" subtitle="All shops" />
          <SimpleTable {...args} isCaptionHidden isFlush isStriped size="small" />
        </Card>
        <SimpleTable {...args} size="small" isBordered maxHeight={180} />
      </Stack>
    </Pictures>
  ),
})
