import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ColorField } from './ColorField.tsx'

const meta = preview.meta({
  title: 'Forms/ColorField',
  component: ColorField,
  args: { label: 'Accent', placeholder: '#30aae7' },
  render: (args) => (
    <Box maxWidth={360}>
      <ColorField {...args} />
    </Box>
  ),
})

export const Playground = meta.story({ args: { description: 'Also as RGB, HSL or OKLCH.' } })

export const Filled = meta.story({ args: { defaultValue: '#7a85f5' } })

/** How well text of the colour is read on a background, in the words of WCAG. */
export const ContrastBadge = meta.story({
  render: () => (
    <Box maxWidth={360}>
      <Stack>
        {['#1d3a8a', '#0073b1', '#d9577f', '#d99a1c'].map((color) => (
          <ColorField key={color} label="Text on white" contrastWith="#ffffff" defaultValue={color} />
        ))}
      </Stack>
    </Box>
  ),
})

export const Presets = meta.story({
  args: { defaultValue: '#2fb983', presets: ['#2fb983', '#d99a1c', '#ef6b9a'] },
})

/** A text that means no colour is told, and the last colour kept. */
export const BadText = meta.story({
  args: { defaultValue: '#7a85f5' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'bluish{Enter}')
  },
})

export const Focused = meta.story({
  args: { defaultValue: '#7a85f5' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
})

export const Invalid = meta.story({
  args: {
    defaultValue: '#7a85f5',
    isRequired: true,
    errorMessage: 'Another label has this colour. Choose another.',
  },
})

export const Disabled = meta.story({ args: { defaultValue: '#7a85f5', isDisabled: true } })

export const ReadOnly = meta.story({ args: { defaultValue: '#7a85f5', isReadOnly: true } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'لون التمييز', defaultValue: '#0073b1', contrastWith: '#ffffff', isRequired: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <ColorField label="Accent" placeholder="#30aae7" description="Also as RGB, HSL or OKLCH." />
        <ColorField label="Text on white" contrastWith="#fff" defaultValue="#0073b1" />
        <ColorField label="Text on white" contrastWith="#fff" defaultValue="#d99a1c" />
        <ColorField label="Accent" defaultValue="#7a85f5" errorMessage="Another label has it." />
        <ColorField label="Accent" defaultValue="#7a85f5" isReadOnly />
        <ColorField label="Accent" defaultValue="#7a85f5" isDisabled />
      </Grid>
    </Pictures>
  ),
})

export const PictureOfPicker = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '#7a85f5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
  },
})
