import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../theme/ramps.ts'
import { DropZone } from './DropZone.tsx'

const meta = preview.meta({
  title: 'Forms/DropZone',
  component: DropZone,
  args: { children: 'What it says' },
})

export const Playground = meta.story()

export const Tones = meta.story({
  render: () => (
    <Stack gap={8}>
      {toneNames.map((tone) => (
        <DropZone key={tone} tone={tone}>
          {tone}
        </DropZone>
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
          <DropZone key={tone} tone={tone}>
            {tone}
          </DropZone>
        ))}
      </Stack>
    </Pictures>
  ),
})
