import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconArrowRight, IconHome } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { buttonVariants } from '../Button/buttonStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = preview.meta({
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#start', children: 'Back to the start' },
})

const AllVariants = () => (
  <Inline gap={12}>
    {buttonVariants.map((variant) => (
      <LinkButton key={variant} href="#start" variant={variant} tone="primary">
        {variant}
      </LinkButton>
    ))}
  </Inline>
)

const WithBothIcons = () => (
  <Inline gap={12}>
    <LinkButton href="#start" start={<Icon icon={IconHome} size={18} />}>
      Back to the start
    </LinkButton>
    <LinkButton href="#next" variant="solid" tone="primary" end={<Icon icon={IconArrowRight} size={18} />}>
      See all orders
    </LinkButton>
  </Inline>
)

const AllSizes = () => (
  <Inline gap={12}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <LinkButton key={size} href="#start" size={size}>
        {size}
      </LinkButton>
    ))}
  </Inline>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const WithIcons = meta.story({ render: () => <WithBothIcons /> })
export const Block = meta.story({ args: { isBlock: true, variant: 'solid', tone: 'primary', size: 'large' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <AllVariants />
        <AllSizes />
        <WithBothIcons />
      </Stack>
    </Pictures>
  ),
})
