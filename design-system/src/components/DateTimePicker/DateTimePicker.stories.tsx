import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'

const meta = preview.meta({
  title: 'Forms/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Starts', defaultValue: '2026-11-26T14:30' },
  render: (args) => (
    <Box maxWidth={340}>
      <DateTimePicker {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Empty = meta.story({ args: { defaultValue: null } })

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })

export const WholeDay = meta.story({ args: { hourCycle: 24, step: 15 } })

export const Limits = meta.story({
  args: { min: '2026-11-20T09:00', max: '2026-12-18', description: 'Until the winter break.' },
})

export const OutOfBounds = meta.story({ args: { max: '2026-11-26T12:00' } })

export const Invalid = meta.story({ args: { errorMessage: 'The room is taken then.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'يبدأ في' } })

export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons.find((button) => button.ariaHasPopup === 'dialog')!)
    await screen.findByRole('dialog')
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <DateTimePicker label="Starts" />
        <DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" isRequired />
        <DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" max="2026-11-26T12:00" />
        <DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" hourCycle={24} />
        <DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" isDisabled />
        <DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" labelPlacement="inside" />
      </Grid>
    </Pictures>
  ),
})
