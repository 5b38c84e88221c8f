import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Calendar } from './Calendar.tsx'

const meta = preview.meta({
  title: 'Forms/Calendar',
  component: Calendar,
  args: { label: 'Delivery day', defaultValue: '2026-11-12' },
})

export const Playground = meta.story({ args: {} })

export const Filled = meta.story({ args: { defaultValue: '2026-11-26' } })

function SeveralDays() {
  const [days, setDays] = useState(['2026-11-03', '2026-11-04', '2026-11-18'])
  return <Calendar label="Days off" selectionMode="multiple" value={days} onChange={setDays} />
}
export const SeveralDaysChosen = meta.story({ render: () => <SeveralDays /> })

export const Limits = meta.story({ args: { min: '2026-11-05', max: '2026-12-10' } })

export const Unavailable = meta.story({
  args: {
    unavailableRanges: [{ start: '2026-11-16', end: '2026-11-18' }],
    isDateUnavailable: (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
    description: 'We do not deliver at weekends.',
  },
})

export const TwoMonths = meta.story({ args: { months: 2 } })

export const WeekNumbers = meta.story({ args: { hasWeekNumbers: true } })

export const FirstDayOfWeek = meta.story({ args: { firstDayOfWeek: 'mon' } })

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /12, 2026|12 نوفمبر 2026/ }))
    await userEvent.keyboard('{ArrowDown}')
  },
})

export const Invalid = meta.story({ args: { errorMessage: 'That day is fully booked.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'يوم التسليم' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Inline gap={32} align="start">
        <Calendar label="Delivery day" defaultValue="2026-11-12" hasWeekNumbers />
        <Calendar
          label="Days off"
          selectionMode="multiple"
          defaultValue={['2026-11-03', '2026-11-04', '2026-11-20']}
          min="2026-11-02"
          unavailableRanges={[{ start: '2026-11-16', end: '2026-11-18' }]}
        />
        <Calendar label="Day" defaultValue="2026-11-12" isDisabled />
      </Inline>
    </Pictures>
  ),
})
