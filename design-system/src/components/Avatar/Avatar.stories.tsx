import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBuilding, IconUsersGroup } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Avatar } from './Avatar.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

const meta = preview.meta({
  title: 'Data display/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Maya Laurent' },
})

const people = [
  'Maya Laurent',
  'Omar Haddad',
  'Iris Okafor',
  'Jonas Weber',
  'Lina Moreau',
  'Sana Qureshi',
  'Teo Marchetti',
  'Ada Bauer',
  'ليلى حداد',
  'عمر',
]
const sizes = [24, 32, 36, 40, 48, 96] as const
const presences = ['online', 'away', 'busy', 'offline'] as const
const shapes = ['circle', 'rounded', 'square'] as const
const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="oklch(0.87 0.06 222)"/><circle cx="48" cy="38" r="18" fill="oklch(0.55 0.1 250)"/><ellipse cx="48" cy="94" rx="34" ry="32" fill="oklch(0.55 0.1 250)"/></svg>',
  )

const Everyone = () => (
  <Inline gap={8}>
    {people.map((name) => (
      <Avatar key={name} name={name} />
    ))}
  </Inline>
)

const AllSizes = () => (
  <Inline gap={12}>
    {sizes.map((size) => (
      <Avatar key={size} name="Jonas Weber" size={size} />
    ))}
  </Inline>
)

const AllPresences = () => (
  <Inline gap={12}>
    {presences.flatMap((presence) =>
      ([36, 48] as const).map((size) => (
        <Avatar key={presence + size} name="Sana Qureshi" size={size} presence={presence} />
      )),
    )}
  </Inline>
)

const AllShapes = () => (
  <Inline gap={12}>
    {shapes.map((shape) => (
      <Avatar key={shape} name="Lina Moreau" shape={shape} size={48} presence="online" />
    ))}
    {shapes.map((shape) => (
      <Avatar key={shape} name="Teo Marchetti" src={portrait} shape={shape} size={48} />
    ))}
    {shapes.map((shape) => (
      <Avatar key={shape} name="Field sales" icon={IconUsersGroup} shape={shape} size={48} />
    ))}
  </Inline>
)

const Fallbacks = () => (
  <Inline gap={12}>
    <Avatar name="Ada Bauer" src={portrait} size={48} />
    <Avatar name="Ada Bauer" src="data:image/png;base64,none" size={48} />
    <Avatar name="…" size={48} />
    <Avatar name="Nordlicht GmbH" icon={IconBuilding} shape="rounded" size={48} />
  </Inline>
)

export const Playground = meta.story()
export const Names = meta.story({ render: () => <Everyone /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const WithPicture = meta.story({ args: { src: portrait, size: 48 } })
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,none', size: 48 } })
export const Presence = meta.story({ render: () => <AllPresences /> })
export const Shapes = meta.story({ render: () => <AllShapes /> })
/** Colours that say something take the place of the name's own. */
export const Tones = meta.story({
  render: () => (
    <Inline gap={12}>
      {toneNames.map((tone) => (
        <Avatar key={tone} name="Field sales" tone={tone} shape="rounded" />
      ))}
    </Inline>
  ),
})
/** A picture; when it fails, the initials; where there are none, an icon. */
export const FallsBack = meta.story({ render: () => <Fallbacks /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <Everyone />
        <AllSizes />
        <Inline gap={12}>
          <AllPresences />
          <Avatar name="Ada Bauer" src={portrait} size={48} presence="online" />
        </Inline>
        <AllShapes />
        <Fallbacks />
      </Stack>
    </Pictures>
  ),
})
