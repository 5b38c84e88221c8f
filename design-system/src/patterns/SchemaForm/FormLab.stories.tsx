import preview from '../../../../.storybook/preview.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { FormLab } from './example/lab/FormLab.tsx'

const meta = preview.meta({
  title: 'Forms/Form lab',
  component: FormLab,
  render: () => (
    <Box maxWidth={960}>
      <FormLab />
    </Box>
  ),
})

export const FortyFields = meta.story()
export const SentInVain = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send all forty' }))
    await canvas.findByRole('group', { name: /8/ })
  },
})
export const RightToLeft = meta.story({ globals: { language: 'ar' } })
