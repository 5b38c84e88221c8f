import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import type { DayRange } from '../Calendar/iso.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

const stay = { start: '2026-11-12', end: '2026-11-26' }

const meta = preview.meta({
  title: 'Forms/RangeCalendar',
  component: RangeCalendar,
  args: { label: 'Stay', defaultValue: stay },
})

export const Playground = meta.story()

export const TwoMonths = meta.story({
  args: { months: 2, defaultValue: { start: '2026-11-18', end: '2026-12-03' } },
})

export const Limits = meta.story({ args: { min: '2026-11-05', max: '2026-12-10' } })

export const Unavailable = meta.story({
  args: {
    defaultValue: { start: '2026-11-09', end: '2026-11-13' },
    unavailableRanges: [{ start: '2026-11-16', end: '2026-11-18' }],
  },
})

export const WeekNumbers = meta.story({ args: { hasWeekNumbers: true } })

function ByCaller() {
  const [range, setRange] = useState<DayRange>(stay)
  return (
    <Stack gap={12}>
      <RangeCalendar label="Stay" value={range} onChange={setRange} />
      <Button onPress={() => setRange({ start: '2027-03-04', end: '2027-03-09' })}>March</Button>
    </Stack>
  )
}
export const FollowsItsCaller = meta.story({ render: () => <ByCaller /> })

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await canvas.findAllByRole('button', { name: /26, 2026|26 نوفمبر 2026/ })
  },
})

export const Invalid = meta.story({ args: { errorMessage: 'Stays are seven nights at most.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الإقامة', months: 2, defaultValue: { start: '2026-11-18', end: '2026-12-03' } },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Inline gap={32} align="start">
        <RangeCalendar
          label="Period"
          months={2}
          defaultValue={{ start: '2026-11-18', end: '2026-12-03' }}
          unavailableRanges={[{ start: '2026-12-14', end: '2026-12-16' }]}
        />
        <RangeCalendar label="Stay" defaultValue={{ start: '2026-11-09', end: '2026-11-11' }} />
      </Inline>
    </Pictures>
  ),
})
