import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { LabeledProgress } from './LabeledProgress.tsx'

const meta = preview.meta({
  title: 'Feedback/LabeledProgress',
  component: LabeledProgress,
  args: { label: 'Importing customers', value: 64 },
})

const AllTones = () => (
  <Stack gap={16}>
    {toneNames.map((tone, index) => (
      <LabeledProgress key={tone} label={tone} tone={tone} value={90 - index * 12} isStriped size="large" />
    ))}
  </Stack>
)

export const Playground = meta.story()
export const Buffer = meta.story({ args: { label: 'Recording', value: 32, buffer: 58 } })
export const Striped = meta.story({ args: { isStriped: true, size: 'large' } })
export const Query = meta.story({ args: { value: undefined, valueText: 'Asking the server' } })
export const InWords = meta.story({ args: { value: 60, valueText: '3 of 5 files' } })
export const Tones = meta.story({ render: () => <AllTones /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={390}>
      <Stack gap={16}>
        <AllTones />
        <LabeledProgress label="Recording" value={32} buffer={58} />
        <LabeledProgress label="Upload" value={60} valueText="3 of 5 files" />
        <LabeledProgress label="Search" valueText="Asking the server" />
      </Stack>
    </Pictures>
  ),
})
