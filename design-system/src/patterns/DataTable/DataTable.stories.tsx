import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { DataTable } from './DataTable.tsx'
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
