import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Board } from './Board.tsx'
import { WorkBoard } from './example/WorkBoard.tsx'

const meta = preview.meta({
  title: 'Patterns/Board',
  component: Board,
  args: { label: 'Autumn release', columns: [], children: () => null, cardName: String },
  render: () => <WorkBoard />,
})

export const Playground = meta.story()

/** Held by keys: the bar at the foot says where it would go. */
export const HeldByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: /Compare margins/ })
    card.focus()
    await userEvent.keyboard(' {ArrowRight}')
    await canvas.findByText('In progress, place 2 of 3', { selector: 'strong' })
  },
})

export const RightToLeft = meta.story({ globals: { language: 'ar' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <WorkBoard />
    </Pictures>
  ),
})
