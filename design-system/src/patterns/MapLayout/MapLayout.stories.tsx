import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { example } from '../RouteMap/example.ts'
import { RouteMap } from '../RouteMap/RouteMap.tsx'
import { MapLayout } from './MapLayout.tsx'

const meta = preview.meta({
  title: 'Patterns/MapLayout',
  component: MapLayout,
  args: {
    panelLabel: 'Vehicles',
    panel: (
      <Box padding={16}>
        <Text>Three vehicles are on the road.</Text>
      </Box>
    ),
    children: <RouteMap label="The fleet" {...example} />,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'The fleet' })
  },
})
