import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { CardHeader } from '../Card/CardHeader.tsx'
import { Text } from '../Text/Text.tsx'
import { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx'

const news = [
  'Maya Laurent changed her role to editor',
  'Omar Haddad was invited to the team in Casablanca',
  'Invoice 5036 was paid',
  'Iris Okafor joined Partner success',
  'The export of November is ready',
  'Jonas Weber signed in from a new device',
  'Lina Moreau moved to the plan Enterprise',
  'Sana Qureshi left a comment on the roadmap',
  'Teo Marchetti asked for access to billing',
  'Two invoices are past due',
]
const News = () => (
  <Stack gap={12}>
    {news.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
)
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
)
const Months = () => (
  <Inline gap={8} isWrapping={false}>
    {months.map((month) => (
      <Button key={month}>{month}</Button>
    ))}
  </Inline>
)

const Sheet = ({ title, ...rest }: Omit<ScrollAreaProps, 'children' | 'label'> & { title: string }) => (
  <Card>
    <CardHeader title={title} />
    <ScrollArea label={title} maxHeight={140} {...rest}>
      <News />
    </ScrollArea>
  </Card>
)

const meta = preview.meta({
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  args: { label: 'What happened', maxHeight: 160, children: <News /> },
})

export const Playground = meta.story()

/** A shadow falls on the content where there is more, as under a head that stays. */
export const Shadow = meta.story({ args: { edges: 'shadow' } })

export const Horizontal = meta.story({
  args: { label: 'Months', orientation: 'horizontal', children: <Months /> },
})

/** What fits does not scroll: it fades nowhere and takes no focus. */
export const Fits = meta.story({ args: { maxHeight: 600 } })

export const Both = meta.story({
  args: {
    label: 'Plan of the year',
    orientation: 'both',
    children: (
      <Stack gap={12}>
        <Months />
        <Months />
        <Months />
        <Months />
        <Months />
      </Stack>
    ),
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Stack gap={12}>
        <Sheet title="Fades" />
        <Sheet title="Falls under" edges="shadow" />
        <Card>
          <ScrollArea label="Months" orientation="horizontal">
            <Months />
          </ScrollArea>
        </Card>
      </Stack>
    </Pictures>
  ),
})
