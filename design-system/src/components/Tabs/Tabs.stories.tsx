import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconCreditCard, IconLock, IconUser, IconUsers } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const items = [
  {
    id: 'account',
    label: 'Account',
    icon: IconUser,
    content: <Text>Your name, your picture, your language.</Text>,
  },
  {
    id: 'security',
    label: 'Security',
    icon: IconLock,
    content: <Text>Your password and your devices.</Text>,
  },
  {
    id: 'billing',
    label: 'Billing and plans',
    icon: IconCreditCard,
    content: <Text>Your plan and invoices.</Text>,
  },
  {
    id: 'notices',
    label: 'Notifications',
    icon: IconBell,
    content: <Text>What you hear from us, and where.</Text>,
  },
  { id: 'team', label: 'Team', icon: IconUsers, content: () => <Text>Who works with you.</Text> },
]

function Demo({ selectedId: first = 'account', ...rest }: Partial<TabsProps>) {
  const [selectedId, setSelectedId] = useState(first)
  return (
    <Tabs
      label="Settings"
      items={items}
      {...rest}
      selectedId={selectedId}
      onSelectionChange={setSelectedId}
    />
  )
}

const variants = ['underline', 'pill', 'contained'] as const

const counted = [
  {
    id: 'inbox',
    label: 'Inbox',
    badge: <Badge count={21} tone="primary" label="unread" />,
    content: <Text>Your mail.</Text>,
  },
  {
    id: 'drafts',
    label: 'Drafts',
    badge: <Badge count={3} label="drafts" />,
    content: <Text>Not sent yet.</Text>,
  },
  { id: 'sent', label: 'Sent', content: <Text>What you sent.</Text> },
  { id: 'spam', label: 'Spam', isDisabled: true, content: <Text>Nothing.</Text> },
]

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Settings', items, selectedId: 'account', onSelectionChange: () => undefined },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const WordsOnly = meta.story({ args: { items: items.map((item) => ({ ...item, icon: undefined })) } })

export const Variants = meta.story({
  render: () => (
    <Stack gap={32}>
      {variants.map((variant) => (
        <Demo key={variant} variant={variant} items={items.slice(0, 3)} />
      ))}
    </Stack>
  ),
})

/** A column beside its panel; where both have no room, above it. */
export const Vertical = meta.story({
  render: () => (
    <Stack gap={32}>
      {variants.map((variant) => (
        <Demo key={variant} variant={variant} orientation="vertical" />
      ))}
    </Stack>
  ),
})

export const WithBadges = meta.story({ args: { items: counted, selectedId: 'inbox' } })

export const Block = meta.story({
  args: { isBlock: true, variant: 'contained', items: counted, selectedId: 'inbox' },
})

/** Where a card has little room. */
export const Small = meta.story({ args: { size: 'small', items: counted, selectedId: 'inbox' } })

/** Figures that the panel below tells more of. */
export const Tiles = meta.story({
  args: {
    variant: 'tile',
    label: 'Earnings',
    selectedId: 'account',
    items: items.slice(0, 4).map((item, index) => ({ ...item, figure: `$${index + 1}0.4K` })),
  },
})

export const Disabled = meta.story({
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'billing' })) },
})

/** Tabs that are links: the address says which one is shown. */
export const Links = meta.story({
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
})

/** What was typed in a panel is still there when one comes back to it. */
export const KeptPanels = meta.story({
  args: {
    keepMounted: true,
    items: [
      { id: 'account', label: 'Note', content: <TextField label="Note" /> },
      { id: 'other', label: 'Other', content: <Text>Come back: the note is still there.</Text> },
    ],
  },
})

/** The row scrolls where it has no room, with the selected tab in view. */
export const Scrolling = meta.story({
  args: { selectedId: 'notices' },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Demo {...args} />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Demo selectedId="security" />
    </Pictures>
  ),
})

export const LooksPicture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Stack gap={24}>
        <Demo variant="pill" items={counted} selectedId="drafts" />
        <Demo variant="contained" items={counted} selectedId="inbox" />
        <Demo variant="contained" selectedId="billing" />
        {variants.map((variant) => (
          <Demo
            key={variant}
            variant={variant}
            items={items.slice(0, 3)}
            selectedId="security"
            orientation="vertical"
          />
        ))}
      </Stack>
    </Pictures>
  ),
})
