import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconMail } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Badge } from './Badge.tsx'
import { BadgeAnchor } from './BadgeAnchor.tsx'

const meta = preview.meta({
  title: 'Data display/Badge',
  component: Badge,
  subcomponents: { BadgeAnchor },
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
    <BadgeAnchor isDot label="new notifications">
      <IconButton icon={IconBell} label="Notifications" />
    </BadgeAnchor>
    <BadgeAnchor count={3} label="unread messages">
      <IconButton icon={IconMail} label="Messages" variant="outlined" />
    </BadgeAnchor>
    <BadgeAnchor count={120} tone="primary" label="unread messages">
      <IconButton icon={IconMail} label="Messages" variant="outlined" />
    </BadgeAnchor>
    <BadgeAnchor count={2} tone="success" label="open tasks">
      <Avatar name="Maya Laurent" size={40} />
    </BadgeAnchor>
  </Inline>
)

const OnRound = () => (
  <Inline gap={24}>
    <BadgeAnchor shape="circle" count={2} tone="success" label="open tasks">
      <Avatar name="Maya Laurent" size={48} />
    </BadgeAnchor>
    <BadgeAnchor shape="circle" isDot label="new">
      <Avatar name="Omar Haddad" size={48} />
    </BadgeAnchor>
    <BadgeAnchor count={8} tone="primary" label="files">
      <Avatar name="Iris Okafor" size={48} shape="rounded" />
    </BadgeAnchor>
    <BadgeAnchor count={4} label="changes">
      <Button>Review</Button>
    </BadgeAnchor>
  </Inline>
)

function Counting() {
  const [count, setCount] = useState(98)
  return (
    <BadgeAnchor count={count} label="unread messages">
      <IconButton
        icon={IconMail}
        label="Messages"
        variant="outlined"
        onPress={() => setCount((count + 1) % 102)}
      />
    </BadgeAnchor>
  )
}

export const Playground = meta.story()
export const InTheLine = meta.story({ render: () => <InLine /> })
/** `BadgeAnchor` puts it on a corner and adds its words to the button's name. */
export const OnACorner = meta.story({ render: () => <OnCorner /> })
/** A face is round, so its badge stands on the edge of the circle. */
export const OnAFace = meta.story({ render: () => <OnRound /> })
export const OnAnyCorner = meta.story({
  render: () => (
    <Inline gap={24}>
      {(['top start', 'top end', 'bottom start', 'bottom end'] as const).map((placement) => (
        <BadgeAnchor key={placement} placement={placement} count={3} label="changes">
          <Button>{placement}</Button>
        </BadgeAnchor>
      ))}
    </Inline>
  ),
})
export const Capped = meta.story({ args: { count: 1234, max: 999 } })
/** Press it: beyond 99 stands a plus, and at none the badge goes. */
export const ThatCounts = meta.story({ render: () => <Counting /> })
export const Dot = meta.story({ args: { isDot: true, tone: 'danger', label: 'new notifications' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <InLine />
        <OnCorner />
        <OnRound />
      </Stack>
    </Pictures>
  ),
})
