import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCalendar, IconFileDescription, IconMail } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { buttonVariants } from '../Button/buttonStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuSection } from '../Menu/Menu.tsx'
import { SplitButton } from './SplitButton.tsx'

const ways: MenuSection[] = [
  {
    id: 'ways',
    entries: [
      { id: 'later', label: 'Send later', description: 'At a time you choose', icon: IconCalendar },
      { id: 'draft', label: 'Save as a draft', icon: IconFileDescription },
    ],
  },
]

const meta = preview.meta({
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Send',
    sections: ways,
    menuLabel: 'More ways to send',
    tone: 'primary' as const,
    variant: 'solid' as const,
  },
})

const AllVariants = () => (
  <Stack gap={12}>
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={12}>
        {(['neutral', 'primary', 'success', 'danger'] as const).map((tone) => (
          <SplitButton key={tone} variant={variant} tone={tone} sections={ways}>
            {tone}
          </SplitButton>
        ))}
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline gap={12}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <SplitButton
        key={size}
        size={size}
        variant="solid"
        tone="primary"
        start={<Icon icon={IconMail} size={18} />}
        sections={ways}
      >
        {`Send, ${size}`}
      </SplitButton>
    ))}
  </Inline>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Pending = meta.story({ args: { isPending: true } })
export const Disabled = meta.story({ args: { isDisabled: true } })
export const Block = meta.story({ args: { isBlock: true } })
export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to send' }))
    await screen.findByRole('menu')
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <AllVariants />
        <AllSizes />
        <Inline gap={12}>
          <SplitButton variant="solid" tone="primary" isPending sections={ways}>
            Pending
          </SplitButton>
          <SplitButton isDisabled sections={ways}>
            Disabled
          </SplitButton>
        </Inline>
        <Box maxWidth={280}>
          <SplitButton variant="soft" isBlock sections={ways}>
            Save and go on to the next one
          </SplitButton>
        </Box>
      </Stack>
    </Pictures>
  ),
})
