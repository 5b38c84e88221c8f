import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { AvatarGroup, type AvatarGroupPerson } from './AvatarGroup.tsx'

const people: AvatarGroupPerson[] = [
  { name: 'Maya Laurent', presence: 'online' },
  { name: 'Omar Haddad', presence: 'away' },
  { name: 'Iris Okafor', presence: 'busy' },
  { name: 'Jonas Weber', presence: 'online' },
  { name: 'Lina Moreau', presence: 'offline' },
  { name: 'ليلى حداد', presence: 'online' },
  { name: 'Teo Marchetti', presence: 'offline' },
  { name: 'Ada Bauer', presence: 'online' },
]
const sizes = [24, 32, 36, 40, 48] as const

const meta = preview.meta({
  title: 'Data display/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Project team', people },
})

const AllSizes = () => (
  <Card>
    <Stack gap={12} align="start">
      {sizes.map((size) => (
        <AvatarGroup key={size} label="Project team" people={people} size={size} />
      ))}
      <AvatarGroup label="Reviewers" people={people.slice(0, 3)} />
      <AvatarGroup label="Followers" people={people} max={4} total={1284} />
    </Stack>
  </Card>
)

export const Playground = meta.story()
export const Sizes = meta.story({ render: () => <AllSizes /> })
/** All fit: there is no number, and names show all the same. */
export const AFew = meta.story({ args: { people: people.slice(0, 3) } })
/** Of many, only the first are known here. */
export const OfMany = meta.story({ args: { total: 1284, max: 4 } })
/** Inside something that is pressed. */
export const FacesAlone = meta.story({ args: { isStatic: true } })
export const EveryoneByName = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { total: 12 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={360}>
      <AllSizes />
    </Pictures>
  ),
})
