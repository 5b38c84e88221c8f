import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Meter } from './Meter.tsx'

const meta = preview.meta({
  title: 'Data display/Meter',
  component: Meter,
  args: { label: 'Storage', value: 62, valueText: '6.2 of 10 GB' },
})

const Strength = ({ value }: { value: number }) => (
  <Meter
    label="Password strength"
    value={value}
    max={4}
    low={2}
    high={3}
    optimum="high"
    segments={4}
    words={{ low: 'Weak', middle: 'Fair', high: 'Strong' }}
    valueText={`${value} of 4`}
  />
)

const Quota = ({ value }: { value: number }) => (
  <Meter
    label="Disk"
    value={value}
    max={500}
    low={300}
    high={450}
    optimum="low"
    words={{ low: 'Plenty of room', middle: 'Filling up', high: 'Almost full' }}
    valueText={`${value} of 500 GB`}
  />
)

const Strengths = () => (
  <Stack gap={16}>
    {[1, 2, 4].map((value) => (
      <Strength key={value} value={value} />
    ))}
  </Stack>
)
const Quotas = () => (
  <Stack gap={16}>
    {[120, 380, 480].map((value) => (
      <Quota key={value} value={value} />
    ))}
  </Stack>
)

export const Playground = meta.story()

/** A full disk is bad: the low part of the range is best. */
export const LowIsBest = meta.story({ render: () => <Quotas /> })

/** A strong password is good: the high part is best. */
export const Segments = meta.story({ render: () => <Strengths /> })

export const Tones = meta.story({
  render: () => (
    <Stack gap={16}>
      {toneNames.map((tone, index) => (
        <Meter key={tone} label={tone} tone={tone} value={90 - index * 12} />
      ))}
    </Stack>
  ),
})
export const Sizes = meta.story({
  render: () => (
    <Stack gap={16}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Meter key={size} label={size} size={size} value={48} />
      ))}
    </Stack>
  ),
})
export const Bare = meta.story({ args: { isBare: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={390}>
      <Stack gap={16}>
        <Quotas />
        <Strengths />
        <Meter label="Seats" value={18} max={20} size="large" segments={10} valueText="18 of 20" />
        <Meter label="Bare" value={40} size="small" isBare />
      </Stack>
    </Pictures>
  ),
})
