import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { TeamGrid } from './TeamGrid.tsx'

const meta = preview.meta({
  title: 'Patterns/TeamGrid',
  component: TeamGrid,
  args: {
    members: [
      { name: 'Ada Bergström', role: 'Founder, product' },
      { name: 'Jonas Weber', role: 'Founder, engineering' },
      { name: 'Lina Moreau', role: 'Design' },
      { name: 'Rafael Duarte', role: 'Accessibility' },
    ],
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <TeamGrid {...args} />
    </Pictures>
  ),
})
