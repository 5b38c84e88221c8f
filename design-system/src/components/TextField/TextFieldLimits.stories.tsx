import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Forms/TextField limits',
  component: TextField,
  args: { label: 'Full name', defaultValue: 'Maya Laurent' },
  render: (args) => (
    <Box maxWidth={400}>
      <TextField {...args} />
    </Box>
  ),
})

/** What no browser can show on one line is not let in, and what stood there stays. */
export const PasteRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('a long text '.repeat(10_000))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

export const PasteRefusedInArabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الاسم الكامل', defaultValue: 'مايا لوران', maxLength: 80, showCount: true },
  play: PasteRefused.input.play,
})
