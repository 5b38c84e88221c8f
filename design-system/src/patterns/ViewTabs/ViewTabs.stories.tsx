import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconDotsVertical } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ViewTabs } from './ViewTabs.tsx'

const views = [
  { id: '', label: 'All', href: '#all' },
  { id: 'late', label: 'Late payers', href: '#late' },
  { id: 'طلبات الرياض', label: 'طلبات الرياض', href: '#riyadh' },
]
const end = <IconButton icon={IconDotsVertical} label="View" size="small" />

const meta = preview.meta({
  title: 'Patterns/ViewTabs',
  component: ViewTabs,
  args: { label: 'Views', views, selectedId: 'late', end },
})

export const Playground = meta.story()

export const Changed = meta.story({
  args: { views: views.map((view) => (view.id === 'late' ? { ...view, mark: 'changed' } : view)) },
})

export const ManyViews = meta.story({
  args: {
    views: Array.from({ length: 24 }, (_, at) => ({
      id: `view ${at}`,
      label: `View number ${at}`,
      href: `#${at}`,
    })),
    selectedId: 'view 20',
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <ViewTabs label="Views" views={views} selectedId="" end={end} />
        <ViewTabs
          label="Changed views"
          views={views.map((view) => ({ ...view, mark: view.id === 'late' ? 'changed' : undefined }))}
          selectedId="late"
          end={end}
        />
      </Stack>
    </Pictures>
  ),
})
