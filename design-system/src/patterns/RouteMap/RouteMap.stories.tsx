import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { example } from './example.ts'
import { RouteMap } from './RouteMap.tsx'

const meta = preview.meta({
  title: 'Patterns/RouteMap',
  component: RouteMap,
  args: { label: 'The fleet', ...example },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

/** What is done of the chosen way is solid, what is left is dotted. */
export const Chosen = meta.story({ args: { selectedId: 'a', popover: <Text>VOL-1</Text> } })

/** A picture of where things are, as in a card. */
export const StillPicture = meta.story({ args: { isInteractive: false } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  args: { selectedId: 'a' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'VOL-1, on time' })
  },
})
