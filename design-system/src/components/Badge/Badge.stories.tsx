import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconMail } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../theme/ramps.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Data display/Badge',
  component: Badge,
  args: { count: 21, label: 'unread messages' },
})

const InLine = () => (
  <Inline>
    <Badge count={5} label="dashboards" />
    {toneNames.map((tone) => (
      <Badge key={tone} count={21} tone={tone} label="unread messages" />
    ))}
    <Badge count={1234} label="unread messages" />
    <Badge isDot tone="success" label="new" />
  </Inline>
)

const OnCorner = () => (
  <Inline gap={24}>
    <Badge isDot label="new notifications">
      <IconButton icon={IconBell} label="Notifications" />
    </Badge>
    <Badge count={3} label="unread messages">
      <IconButton icon={IconMail} label="Messages" variant="outlined" />
    </Badge>
    <Badge count={120} tone="primary" label="unread messages">
      <IconButton icon={IconMail} label="Messages" variant="outlined" />
    </Badge>
    <Badge count={2} tone="success" label="open tasks">
      <Avatar name="Maya Laurent" size={40} />
    </Badge>
  </Inline>
)

export const Playground = meta.story()
export const InTheLine = meta.story({ render: () => <InLine /> })
export const OnACorner = meta.story({ render: () => <OnCorner /> })
export const Capped = meta.story({ args: { count: 1234, max: 999 } })
export const Dot = meta.story({ args: { isDot: true, tone: 'danger', label: 'new notifications' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <InLine />
        <OnCorner />
      </Stack>
    </Pictures>
  ),
})
