import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx'

const comparisons = [
  { id: 'previous', label: 'The days before', shortLabel: 'the days before', prefix: 'vs' },
  { id: 'year', label: 'Same dates, 2025', shortLabel: 'same dates, 2025', prefix: 'vs' },
  { id: 'none', label: 'No comparison', shortLabel: 'No comparison' },
]

function Example(props: Partial<PeriodPickerProps>) {
  const [value, setValue] = useState({ start: '2026-01-01', end: '2026-09-30' })
  const [comparison, setComparison] = useState('year')
  return (
    <PeriodPicker
      label="Period"
      comparisonLabel="Compared with"
      comparisons={comparisons}
      max="2026-11-20"
      {...props}
      value={value}
      onChange={setValue}
      comparison={comparison}
      onComparisonChange={setComparison}
    />
  )
}

const meta = preview.meta({
  title: 'Patterns/PeriodPicker',
  component: PeriodPicker,
  args: {
    label: 'Period',
    value: { start: '2026-01-01', end: '2026-09-30' },
    onChange: () => undefined,
    comparisonLabel: 'Compared with',
    comparison: 'year',
    comparisons,
    onComparisonChange: () => undefined,
  },
  render: () => <Example />,
})

export const Playground = meta.story()
/** Periods of one's own beside the months. */
export const OwnPresets = meta.story({
  render: () => (
    <Example
      presets={[{ id: 'quarter', label: 'Third quarter', range: { start: '2026-07-01', end: '2026-09-30' } }]}
    />
  ),
})
export const RightToLeft = meta.story({ globals: { language: 'ar' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Example />
    </Pictures>
  ),
})
