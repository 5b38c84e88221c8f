import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { ProgressLinear } from './ProgressLinear.tsx'

const meta = preview.meta({
  title: 'Feedback/ProgressLinear',
  component: ProgressLinear,
  args: { label: 'Upload', value: 64 },
})

const AllTones = () => (
  <Stack gap={12}>
    {toneNames.map((tone, index) => (
      <ProgressLinear key={tone} label={tone} tone={tone} value={90 - index * 14} />
    ))}
  </Stack>
)

export const Playground = meta.story()
export const Tones = meta.story({ render: () => <AllTones /> })
export const Thin = meta.story({ args: { size: 'thin' } })
export const Indeterminate = meta.story({ args: { value: undefined } })
export const Hidden = meta.story({ args: { isVisible: false } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={390}>
      <Stack gap={12}>
        <AllTones />
        <ProgressLinear label="Thin" size="thin" value={40} />
        <ProgressLinear label="Running" />
      </Stack>
    </Pictures>
  ),
})
