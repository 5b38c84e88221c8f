import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { DataTable } from './DataTable.tsx'
import { ManyOrders } from './example/OrdersTable.tsx'
import { OwnTable } from './example/OwnTable.tsx'
import { EndlessOrders, GroupedOrders } from './example/GroupedOrders.tsx'
import { PeopleTable } from './example/PeopleTable.tsx'

const meta = preview.meta({
  title: 'Patterns/DataTable',
  component: DataTable,
  parameters: { controls: { disable: true } },
})

export const Playground = meta.story({ render: () => <PeopleTable /> })

export const Selection = meta.story({ render: () => <PeopleTable selected={['1', '2']} /> })

export const FirstLoad = meta.story({
  render: () => <PeopleTable state="loading" rows={undefined} total={undefined} />,
})

export const Refreshing = meta.story({ render: () => <PeopleTable state="refreshing" /> })

export const EmptyForEver = meta.story({ render: () => <PeopleTable rows={[]} total={0} /> })

export const EmptyByFilter = meta.story({ render: () => <PeopleTable rows={[]} total={0} isFiltered /> })

export const Failed = meta.story({
  render: () => <PeopleTable state="failed" rows={undefined} total={undefined} />,
})

export const Narrow = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 390 }}>
      <PeopleTable pageSize={5} />
    </div>
  ),
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => <PeopleTable language="ar" />,
})

export const CompactBordered = meta.story({
  globals: { density: 'compact', skin: 'bordered' },
  render: () => <PeopleTable />,
})

/** All rows are in the browser, and only those in sight are drawn; Shift and a press sort by another column as well. */
export const HundredThousand = meta.story({
  render: () => <ManyOrders />,
  play: async ({ canvas, userEvent }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name })
    const first = () => canvas.getAllByRole('row').find((row) => row.ariaRowIndex === '2')
    await canvas.findByRole('rowheader', { name: '#100000' })
    await userEvent.click(within(header('Status')).getByRole('button'))
    await waitFor(() => expect(first()?.textContent).toContain('Due'), { timeout: 5000 })
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(within(header('Amount')).getByRole('button'))
    await userEvent.keyboard('{/Shift}')
    await expect(header('Status')).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(header('Amount')).toHaveTextContent('2'), { timeout: 5000 })
    canvas.getByRole('group', { name: 'Orders' }).scrollTop = 1e9
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '100001'))
  },
})

/** A table of TanStack Table by `useTable`, handed over by `tableProps`: its columns, sorts, pages and selection, in our looks. */
export const OfTanStackTable = meta.story({
  render: () => <OwnTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Plant' })).getByRole('button'))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Aloe'))
  },
})

/** Details open under their row, of as many rows as a person likes. */
export const Expandable = meta.story({
  render: () => <GroupedOrders isExpandable hasTotals />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of #100001' }))
    await expect(canvas.getByText(/goes to/)).toBeVisible()
  },
})

/** A group says how many rows it has and what they come to, and closes. */
export const Grouped = meta.story({ render: () => <GroupedOrders count={14} isGrouped hasTotals /> })

/** More rows come when the last ones are in sight, until the list says that it is at its end. */
export const Infinite = meta.story({ render: () => <EndlessOrders /> })

export const FiftyRows = meta.story({ render: () => <PeopleTable pageSize={50} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <PeopleTable pageSize={5} />
    </Pictures>
  ),
})

export const WithSelection = meta.story({
  tags: ['overlay', '!autodocs'],
  render: () => <PeopleTable selected={['1', '2']} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
})
