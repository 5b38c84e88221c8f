import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../theme/ramps.ts'
import { AvatarField } from './AvatarField.tsx'

const meta = preview.meta({
  title: 'Forms/AvatarField',
  component: AvatarField,
  args: { children: 'What it says' },
})

export const Playground = meta.story()

export const Tones = meta.story({
  render: () => (
    <Stack gap={8}>
      {toneNames.map((tone) => (
        <AvatarField key={tone} tone={tone}>
          {tone}
        </AvatarField>
      ))}
    </Stack>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={8}>
        {toneNames.map((tone) => (
          <AvatarField key={tone} tone={tone}>
            {tone}
          </AvatarField>
        ))}
      </Stack>
    </Pictures>
  ),
})
