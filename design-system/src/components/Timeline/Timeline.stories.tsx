import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCreditCard, IconFlag, IconMail, IconShoppingCart, IconTruck } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Timeline } from './Timeline.tsx'
import { TimelineItem } from './TimelineItem.tsx'

const shipping = [
  {
    title: 'Order placed',
    time: 'Monday, 9:41',
    tone: 'primary',
    icon: IconShoppingCart,
    text: 'Two chairs and a lamp.',
  },
  {
    title: 'Payment received',
    time: 'Monday, 9:42',
    tone: 'success',
    icon: IconCreditCard,
    text: 'By card, ending in 4242.',
  },
  {
    title: 'Waiting for the carrier',
    time: 'Tuesday, 16:05',
    tone: 'warning',
    icon: IconTruck,
    text: 'The parcel stands ready in Lyon.',
  },
  {
    title: 'Delivered',
    time: 'Thursday, 11:20',
    tone: 'neutral',
    icon: IconFlag,
    text: 'Signed for by Maya Laurent.',
  },
] as const

interface EventsProps {
  hasIcons?: boolean
  isCard?: boolean
  variant?: 'solid' | 'soft' | 'outlined'
}

const events = ({ hasIcons, isCard, variant }: EventsProps = {}) =>
  shipping.map(({ title, time, tone, icon, text }) => (
    <TimelineItem
      key={title}
      title={title}
      time={time}
      tone={tone}
      variant={variant}
      icon={hasIcons ? icon : undefined}
      isCard={isCard}
    >
      <Text ink="muted">{text}</Text>
    </TimelineItem>
  ))

const meta = preview.meta({
  title: 'Data display/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: { 'aria-label': 'What happened to the order', children: events() },
})

export const Playground = meta.story()
export const Icons = meta.story({ args: { children: events({ hasIcons: true, variant: 'soft' }) } })
export const Outlined = meta.story({ args: { children: events({ hasIcons: true, variant: 'outlined' }) } })
export const Cards = meta.story({ args: { children: events({ isCard: true, variant: 'soft' }) } })
export const End = meta.story({ args: { align: 'end' } })
export const Alternate = meta.story({
  args: { align: 'alternate', children: events({ hasIcons: true, isCard: true }) },
})
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', children: events({ hasIcons: true, variant: 'soft' }) },
})
export const Tones = meta.story({
  args: {
    children: toneNames.map((tone) => <TimelineItem key={tone} title={tone} tone={tone} variant="soft" />),
  },
})
export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: {
    'aria-label': 'ما جرى للطلب',
    children: (
      <>
        <TimelineItem title="تم استلام الطلب" time="الاثنين" icon={IconShoppingCart} />
        <TimelineItem title="أُرسل البريد الإلكتروني" time="الثلاثاء" tone="success" icon={IconMail} />
      </>
    ),
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap="gap">
        <Card>
          <Timeline aria-label="Dots">{events({ variant: 'soft' })}</Timeline>
        </Card>
        <Timeline aria-label="Both sides" align="alternate">
          {events({ hasIcons: true, isCard: true, variant: 'soft' })}
        </Timeline>
        <Card>
          <Timeline aria-label="Both sides, plain" align="alternate">
            {events({ variant: 'outlined' })}
          </Timeline>
        </Card>
        <Card>
          <Timeline aria-label="At the end" align="end">
            {events({ hasIcons: true })}
          </Timeline>
        </Card>
        <Card>
          <Timeline aria-label="Side by side" orientation="horizontal">
            {events({ hasIcons: true, variant: 'outlined' })}
          </Timeline>
        </Card>
      </Stack>
    </Pictures>
  ),
})
