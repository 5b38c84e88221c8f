import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import {
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconMinus,
  IconPencil,
  IconPlus,
} from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { buttonVariants } from '../Button/buttonStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'

const meta = preview.meta({
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Period',
    children: ['Day', 'Week', 'Month'].map((period) => <Button key={period}>{period}</Button>),
  },
})

const more = [
  {
    id: 'more',
    entries: [
      { id: 'pdf', label: 'As PDF' },
      { id: 'csv', label: 'As CSV' },
    ],
  },
]

type Look = Pick<ButtonProps, 'variant' | 'tone' | 'size'>

const Three = ({ label, ...look }: Look & { label: string }) => (
  <ButtonGroup label={label}>
    {['Edit', 'Duplicate', 'Archive'].map((action) => (
      <Button key={action} {...look}>
        {action}
      </Button>
    ))}
  </ButtonGroup>
)

const AllVariants = () => (
  <Stack gap={12} align="start">
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={16}>
        {(['neutral', 'primary', 'danger'] as const).map((tone) => (
          <Three key={tone} label={`${variant} ${tone}`} variant={variant} tone={tone} />
        ))}
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline gap={16}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Three key={size} label={size} size={size} />
    ))}
  </Inline>
)

const OfAllKinds = () => (
  <Inline gap={16}>
    <ButtonGroup label="Zoom">
      <IconButton icon={IconMinus} label="Zoom out" variant="outlined" />
      <Button>100%</Button>
      <IconButton icon={IconPlus} label="Zoom in" variant="outlined" />
    </ButtonGroup>
    <ButtonGroup label="Export">
      <Button start={<Icon icon={IconDownload} size={18} />}>Export</Button>
      <Menu label="More ways to export" sections={more}>
        <IconButton icon={IconDotsVertical} label="More ways to export" variant="outlined" />
      </Menu>
    </ButtonGroup>
  </Inline>
)

const InAColumn = () => (
  <ButtonGroup label="Tools" orientation="vertical">
    <IconButton icon={IconPlus} label="Add" variant="outlined" />
    <IconButton icon={IconPencil} label="Edit" variant="outlined" />
    <IconButton icon={IconCopy} label="Duplicate" variant="outlined" />
  </ButtonGroup>
)

const WordsInAColumn = () => (
  <ButtonGroup label="Ways to pay" orientation="vertical">
    <Button variant="soft">Card</Button>
    <Button variant="soft">Bank transfer</Button>
    <Button variant="soft">Cash on delivery</Button>
  </ButtonGroup>
)

const InLittleRoom = () => (
  <Box maxWidth={280}>
    <ButtonGroup label="Facture" isBlock>
      <Button>Envoyer un rappel de paiement</Button>
      <Button>Marquer comme payée</Button>
    </ButtonGroup>
  </Box>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Kinds = meta.story({ render: () => <OfAllKinds /> })
export const Vertical = meta.story({
  render: () => (
    <Inline gap={24} align="start">
      <InAColumn />
      <WordsInAColumn />
    </Inline>
  ),
})
export const Block = meta.story({ args: { isBlock: true } })
export const LongWords = meta.story({ render: () => <InLittleRoom /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllVariants />
        <AllSizes />
        <Inline gap={24} align="start">
          <OfAllKinds />
          <InAColumn />
          <WordsInAColumn />
          <InLittleRoom />
        </Inline>
      </Stack>
    </Pictures>
  ),
})
