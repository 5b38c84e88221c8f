import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCrown, IconEdit, IconUsers } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Text } from '../Text/Text.tsx'
import { IconTile } from './IconTile.tsx'

const meta = preview.meta({
  title: 'Data display/IconTile',
  component: IconTile,
  args: { icon: IconUsers, tone: 'primary' as const },
})

const AllTones = () => (
  <Stack gap={12}>
    {([28, 34, 36, 42] as const).map((size) => (
      <Inline key={size} gap={12}>
        {toneNames.map((tone) => (
          <IconTile key={tone} icon={IconUsers} tone={tone} size={size} />
        ))}
      </Inline>
    ))}
  </Stack>
)

const Roles = () => (
  <Inline gap={24}>
    <Inline>
      <IconTile icon={IconEdit} tone="primary" size={28} />
      <Text weight="medium">Editor</Text>
    </Inline>
    <Inline>
      <IconTile icon={IconCrown} tone="danger" size={28} />
      <Text weight="medium">Admin</Text>
    </Inline>
  </Inline>
)

export const Playground = meta.story()
export const TonesAndSizes = meta.story({ render: () => <AllTones /> })
export const BesideWords = meta.story({ render: () => <Roles /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllTones />
        <Roles />
      </Stack>
    </Pictures>
  ),
})
