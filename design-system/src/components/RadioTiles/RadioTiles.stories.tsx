import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconDeviceDesktop, IconMoon, IconSun } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { LayoutSketch } from '../../patterns/LayoutSketch/LayoutSketch.tsx'
import { primaryPresets } from '../../theme/primary-presets.ts'
import { RadioTiles, type Tile } from './RadioTiles.tsx'

const layouts: Tile[] = [
  { id: 'wide', label: 'Vertical', picture: <LayoutSketch /> },
  { id: 'rail', label: 'Collapsed', picture: <LayoutSketch navigation="rail" /> },
  { id: 'bar', label: 'Horizontal', picture: <LayoutSketch navigation="bar" /> },
]
const themes: Tile[] = [
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
  { id: 'system', label: 'As the system', icon: IconDeviceDesktop, isDisabled: true },
]
const colors: Tile[] = Object.entries(primaryPresets).map(([id, color]) => ({ id, label: id, color }))
const arabic: Tile[] = [
  { id: 'wide', label: 'عمودي', picture: <LayoutSketch /> },
  { id: 'rail', label: 'مطويّ', picture: <LayoutSketch navigation="rail" /> },
  { id: 'bar', label: 'أفقي', picture: <LayoutSketch navigation="bar" /> },
]

const meta = preview.meta({
  title: 'Forms/RadioTiles',
  component: RadioTiles,
  args: { label: 'Navigation', options: layouts, defaultValue: 'wide' },
  decorators: [
    (Story) => (
      <Box maxWidth={352}>
        <Story />
      </Box>
    ),
  ],
})

export const Playground = meta.story()
export const Icons = meta.story({ args: { label: 'Theme', options: themes, defaultValue: 'dark' } })
export const Colors = meta.story({
  args: { label: 'Primary colour', options: colors, defaultValue: 'sky', columns: 5 },
})
export const Empty = meta.story({ args: { defaultValue: undefined } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const Invalid = meta.story({
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'Choose one to go on.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'التنقل', options: arabic },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={400}>
      <Stack gap={16}>
        <RadioTiles label="Navigation" options={layouts} defaultValue="wide" />
        <RadioTiles label="Theme" options={themes} defaultValue="dark" />
        <RadioTiles label="Colour" options={colors} defaultValue="rose" columns={5} errorMessage="No" />
      </Stack>
    </Pictures>
  ),
})
