import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { PlanTeaser } from './PlanTeaser.tsx'

const meta = preview.meta({
  title: 'Patterns/PlanTeaser',
  component: PlanTeaser,
  args: {
    plans: [
      {
        id: 'basic',
        name: 'Basic',
        description: 'For one person and a first shop.',
        price: '$0',
        period: 'forever',
        points: ['1 person, 1 shop', 'Answers from the help center'],
        action: { label: 'See Basic', href: '#basic' },
      },
      {
        id: 'team',
        name: 'Team',
        description: 'For a team that sells every day.',
        price: '$29',
        period: 'a month',
        points: ['Up to 10 people, 3 shops', 'Answers by e-mail within a day'],
        action: { label: 'See Team', href: '#team' },
        mark: 'Most teams choose this',
      },
      {
        id: 'company',
        name: 'Company',
        description: 'For several shops and departments.',
        price: '$59',
        period: 'a month',
        points: ['Up to 50 people, 12 shops', 'Answers by phone within 2 hours'],
        action: { label: 'See Company', href: '#company' },
      },
    ],
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <PlanTeaser {...args} />
    </Pictures>
  ),
})
