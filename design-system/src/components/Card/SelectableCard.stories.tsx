import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBuilding, IconHome, IconRocket, IconTruck } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { CardMedia } from './CardMedia.tsx'
import { SelectableCard } from './SelectableCard.tsx'
import { SelectableCardGroup, type SelectableCardGroupProps } from './SelectableCardGroup.tsx'

function Alone({ isSelected: isAtFirst = false, ...rest }: Parameters<typeof SelectableCard>[0]) {
  const [isSelected, setSelected] = useState(isAtFirst)
  return <SelectableCard {...rest} isSelected={isSelected} onChange={setSelected} />
}

const meta = preview.meta({
  title: 'Data display/Card parts/SelectableCard',
  component: SelectableCard,
  args: { title: 'Weekly report', description: 'Every Monday at 8, to your mailbox' },
  render: (args) => (
    <Box maxWidth={360}>
      <Alone {...args} />
    </Box>
  ),
})

const Shipping = (props: Partial<SelectableCardGroupProps>) => (
  <SelectableCardGroup
    label="How shall it come?"
    selectionMode="single"
    defaultSelectedIds={['post']}
    {...props}
  >
    <Grid columns={{ base: 1, sm: 3 }} gap={12}>
      <SelectableCard
        id="post"
        title="By post"
        description="In 3 to 5 days"
        start={<IconTile icon={IconTruck} tone="primary" />}
      >
        <Text weight="semibold" isNumeric>
          € 4.90
        </Text>
      </SelectableCard>
      <SelectableCard
        id="express"
        title="Express"
        description="Tomorrow before noon"
        start={<IconTile icon={IconRocket} tone="warning" />}
      >
        <Inline justify="between">
          <Text weight="semibold" isNumeric>
            € 14.90
          </Text>
          <Link href="#terms">Terms</Link>
        </Inline>
      </SelectableCard>
      <SelectableCard
        id="shop"
        title="From the shop"
        description="Closed this week"
        start={<IconTile icon={IconBuilding} />}
        isDisabled
      />
    </Grid>
  </SelectableCardGroup>
)

const Courses = (props: Partial<SelectableCardGroupProps>) => (
  <SelectableCardGroup label="What would you like to learn?" defaultSelectedIds={['web']} {...props}>
    <Grid columns={{ base: 1, sm: 3 }} gap={12}>
      {(['art', 'web', 'design'] as const).map((id) => (
        <SelectableCard
          key={id}
          id={id}
          title={{ art: 'Art', web: 'The web', design: 'Design' }[id]}
          media={<CardMedia src={`pictures/courses/${id}-1.svg`} isDecorative isEager />}
        />
      ))}
    </Grid>
  </SelectableCardGroup>
)

export const Playground = meta.story()
/** One of several: a radio group, in which the arrow keys move and choose. */
export const One = meta.story({ render: () => <Shipping /> })
/** Several: checkboxes. */
export const Several = meta.story({ render: () => <Courses /> })
export const Invalid = meta.story({
  render: () => <Shipping defaultSelectedIds={[]} isRequired errorMessage="Choose how it shall come." />,
})
export const Disabled = meta.story({
  render: () => <Shipping isDisabled description="Your cart is empty." />,
})
export const Chosen = meta.story({
  args: { isSelected: true, children: <Chip tone="success">Recommended</Chip> },
})
export const Arabic = meta.story({
  args: {
    title: 'تقرير أسبوعي',
    description: 'كل يوم اثنين في الثامنة صباحًا، إلى بريدك',
    start: <IconTile icon={IconHome} tone="info" />,
    isSelected: true,
  },
  globals: { language: 'ar' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Stack gap={20}>
        <Shipping />
        <Courses />
        <Shipping
          label="With a mistake"
          defaultSelectedIds={[]}
          isRequired
          errorMessage="Choose one of them."
        />
      </Stack>
    </Pictures>
  ),
})
