import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import * as icons from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon, type IconSource } from './Icon.tsx'

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { icon: icons.IconUsers } })

const sizes = [14, 16, 18, 20, 24, 32, 40] as const
const directional = [
  icons.IconArrowLeft,
  icons.IconArrowRight,
  icons.IconChevronLeft,
  icons.IconChevronRight,
  icons.IconTrendingUp,
  icons.IconLogout,
]
const fixed = [icons.IconCheck, icons.IconSearch, icons.IconTrash, icons.IconChevronDown]

const AllSizes = () => (
  <Inline gap={16}>
    {sizes.map((size) => (
      <Icon key={size} icon={icons.IconUsers} size={size} />
    ))}
  </Inline>
)

const Directions = () => (
  <Inline gap={16}>
    {[...directional, ...fixed].map((icon) => (
      <Icon key={icon.displayName} icon={icon} />
    ))}
  </Inline>
)

export const Playground = meta.story()
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const MirroredInArabic = meta.story({ render: () => <Directions />, globals: { language: 'ar' } })
/** One that is not known to point, told to turn. */
export const MirroredByHand = meta.story({
  args: { icon: icons.IconTruck, isMirrored: true },
  globals: { language: 'ar' },
})
export const Labelled = meta.story({ args: { label: 'Users' } })
export const AllIcons = meta.story({
  render: () => (
    <Grid columns={{ base: 2, sm: 4, lg: 6 }} gap={12}>
      {(Object.entries(icons) as [string, IconSource][]).map(([name, icon]) => (
        <Inline key={name} isWrapping={false}>
          <Icon icon={icon} />
          <Text size="xs" ink="muted" isTruncated>
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllSizes />
        <Directions />
      </Stack>
    </Pictures>
  ),
})
