import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { profile } from './example.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton.tsx'

const meta = preview.meta({
  title: 'Patterns/ProfileHeader',
  component: ProfileHeader,
  args: { ...profile, actions: <Button>Share</Button> },
})

export const Playground = meta.story()
export const Loading = meta.story({ render: () => <ProfileHeaderSkeleton /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <ProfileHeader {...args} />
    </Pictures>
  ),
})
