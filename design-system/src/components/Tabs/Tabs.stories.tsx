import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconCreditCard, IconLock, IconUser, IconUsers } from '../../icons/icons.ts'
import { Text } from '../Text/Text.tsx'
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

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Settings', items, selectedId: 'account', onSelectionChange: () => undefined },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const WordsOnly = meta.story({ args: { items: items.map((item) => ({ ...item, icon: undefined })) } })

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
