import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCreditCard, IconLock, IconTruck, IconUser } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { CardHeader } from '../Card/CardHeader.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { ExpansionGroup, type ExpansionGroupProps } from './ExpansionGroup.tsx'
import { ExpansionPanel } from './ExpansionPanel.tsx'

const variants = ['joined', 'separated', 'inset', 'popout', 'plain'] as const

function Questions(props: Omit<ExpansionGroupProps, 'children'>) {
  return (
    <ExpansionGroup {...props}>
      <ExpansionPanel id="ship" title="When does my order ship?">
        Orders placed before 14:00 leave the same day. You get a mail with the tracking number once the parcel
        is on its way.
      </ExpansionPanel>
      <ExpansionPanel id="pay" title="How can I pay?">
        By card, by bank transfer, or on account for companies.
      </ExpansionPanel>
      <ExpansionPanel id="return" title="Can I return what I ordered?">
        Within 30 days, free of charge, in its box.
      </ExpansionPanel>
    </ExpansionGroup>
  )
}

function Settings(props: Omit<ExpansionGroupProps, 'children'>) {
  return (
    <ExpansionGroup {...props}>
      <ExpansionPanel id="you" icon={IconUser} title="Profile" description="Your name and your picture">
        Everyone in your team sees these.
      </ExpansionPanel>
      <ExpansionPanel
        id="security"
        icon={IconLock}
        title="Security"
        description="Your password and your devices"
        end={
          <Chip tone="warning" size="small">
            2 devices
          </Chip>
        }
      >
        Sign out of what you do not know.
      </ExpansionPanel>
      <ExpansionPanel id="billing" icon={IconCreditCard} title="Billing" isDisabled>
        Your plan and invoices.
      </ExpansionPanel>
      <ExpansionPanel id="shipping" icon={IconTruck} title="Shipping" end="3 addresses">
        Where your orders go.
      </ExpansionPanel>
    </ExpansionGroup>
  )
}

const meta = preview.meta({
  title: 'Data display/ExpansionPanel',
  component: ExpansionPanel,
  args: {
    title: 'When does my order ship?',
    children: 'Orders placed before 14:00 leave the same day.',
    defaultOpen: true,
  },
})

export const Playground = meta.story()

/** Opening one closes the other. */
export const Single = meta.story({ render: () => <Questions defaultOpenIds={['ship']} /> })

export const Multiple = meta.story({
  render: () => <Questions isMultiple defaultOpenIds={['ship', 'return']} />,
})

export const Variants = meta.story({
  render: () => (
    <Stack gap={32}>
      {variants.map((variant) => (
        <Questions key={variant} variant={variant} defaultOpenIds={['pay']} />
      ))}
    </Stack>
  ),
})

export const WithIcons = meta.story({ render: () => <Settings defaultOpenIds={['you']} /> })

export const SignAtTheStart = meta.story({
  render: () => (
    <Stack gap={32}>
      <Questions togglePlacement="start" defaultOpenIds={['ship']} />
      <Questions toggleIcon="plus" defaultOpenIds={['ship']} />
    </Stack>
  ),
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultOpen: false } })

export const Arabic = meta.story({
  args: { title: 'متى يُشحن طلبي؟', children: 'تُشحن الطلبات المقدَّمة قبل الثانية ظهرًا في اليوم نفسه.' },
  globals: { language: 'ar' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Stack gap={24}>
        <Settings defaultOpenIds={['security']} />
        <Questions variant="separated" togglePlacement="start" defaultOpenIds={['ship']} />
        <Questions variant="inset" defaultOpenIds={['pay']} />
        <Questions variant="popout" defaultOpenIds={['pay']} toggleIcon="plus" />
        <Card>
          <CardHeader title="Questions" />
          <Questions variant="plain" defaultOpenIds={['ship']} />
        </Card>
      </Stack>
    </Pictures>
  ),
})
