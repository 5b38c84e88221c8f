import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Box } from './Box.tsx'

const meta = preview.meta({
  title: 'Layout/Box',
  component: Box,
  args: { children: 'Content with room around it', padding: 16, background: 'sunken', radius: 'control' },
})

const AllBackgrounds = () => (
  <Stack gap={12}>
    {(['surface', 'sunken', 'raised', 'card'] as const).map((background) => (
      <Box key={background} background={background} padding="cardPadding" radius="card">
        <Text>{background}</Text>
      </Box>
    ))}
  </Stack>
)

const Filling = () => (
  <Inline isWrapping={false}>
    <Box background="sunken" padding={12}>
      Fixed
    </Box>
    <Box background="sunken" padding={12} isFilling>
      Takes what is left
    </Box>
  </Inline>
)

export const Playground = meta.story()
export const Backgrounds = meta.story({ render: () => <AllBackgrounds /> })
export const LimitedWidth = meta.story({ args: { maxWidth: 320, isCentered: true } })
export const FillingARow = meta.story({ render: () => <Filling /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Stack gap={12}>
        <AllBackgrounds />
        <Filling />
      </Stack>
    </Pictures>
  ),
})
