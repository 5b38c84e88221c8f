import { Pictures } from '../../../../.storybook/Pictures.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { CalendarKindRadios } from './CalendarKindRadios.tsx'
import { CalendarExample } from './example/CalendarExample.tsx'
import { events, kinds, now } from './example/events.ts'
import { EventCalendar, type EventCalendarView } from './EventCalendar.tsx'
import { marksOf } from './eventDates.ts'
import { MiniMonth } from './MiniMonth.tsx'

const nothing = () => undefined

const meta = preview.meta({
  title: 'Patterns/EventCalendar',
  component: EventCalendar,
  args: {
    label: 'Calendar',
    view: 'week' as EventCalendarView,
    date: '2026-11-17',
    timeZone: 'UTC',
    now,
    events,
    calendars: kinds,
    onNavigate: nothing,
    onOpenEvent: nothing,
  },
  render: (args) => <CalendarExample {...args} />,
})

export const Playground = meta.story()
export const Month = meta.story({ args: { view: 'month' } })
export const Day = meta.story({ args: { view: 'day' } })
export const List = meta.story({ args: { view: 'list' } })
export const Year = meta.story({ args: { view: 'year' } })
export const Empty = meta.story({ args: { view: 'list', events: [] } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const OtherZone = meta.story({ args: { timeZone: 'Asia/Tokyo' } })
export const RightToLeft = meta.story({ globals: { language: 'ar' } })
export const Small = meta.story({
  render: () => (
    <Box maxWidth={244}>
      <Stack gap={16}>
        <MiniMonth
          date="2026-11-17"
          today="2026-11-17"
          marks={marksOf(events, kinds, { from: '2026-11-01', to: '2026-12-01' }, 'UTC')}
          period={{ from: '2026-11-16', to: '2026-11-23' }}
          onSelect={nothing}
        />
        <CalendarKindRadios label="Calendar" calendars={kinds} value="work" onChange={nothing} />
      </Stack>
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={24}>
        <CalendarExample view="week" />
        <CalendarExample view="month" />
      </Stack>
    </Pictures>
  ),
})
