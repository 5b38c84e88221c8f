import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBell, IconDotsVertical, IconPencil, IconTrash } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { buttonVariants } from '../Button/buttonStyles.ts'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: IconBell, label: 'Notifications' },
})

const tones = ['neutral', 'primary', 'danger'] as const

const AllVariants = () => (
  <Stack gap={12}>
    {buttonVariants.map((variant) => (
      <Inline key={variant} gap={12}>
        {tones.map((tone) => (
          <IconButton key={tone} icon={IconPencil} label={`Edit ${tone}`} variant={variant} tone={tone} />
        ))}
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline gap={12}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <IconButton key={size} icon={IconTrash} label={`Delete, ${size}`} size={size} variant="outlined" />
    ))}
  </Inline>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Pending = meta.story({ args: { isPending: true } })
/** The dot tells the eye what the label tells the ear. */
export const Marked = meta.story({ args: { isMarked: true, label: 'Notifications, 3 unread' } })
export const Disabled = meta.story({ args: { isDisabled: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <AllVariants />
        <Inline gap={12}>
          <AllSizes />
          <IconButton icon={IconDotsVertical} label="More actions" isDisabled />
          <IconButton icon={IconBell} label="Notifications, 3 unread" isMarked />
        </Inline>
      </Stack>
    </Pictures>
  ),
})
