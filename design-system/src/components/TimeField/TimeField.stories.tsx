import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { TimeField } from './TimeField.tsx'

const meta = preview.meta({
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Opens at' },
  render: (args) => (
    <Box maxWidth={240}>
      <TimeField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: '14:30' } })

export const Focused = meta.story({
  args: { defaultValue: '14:30' },
  play: async ({ userEvent }) => userEvent.tab(),
})

export const QuarterHours = meta.story({ args: { defaultValue: '14:30', step: 15 } })

export const Seconds = meta.story({ args: { defaultValue: '14:30:05', granularity: 'second' } })

export const WholeDay = meta.story({ args: { defaultValue: '14:30', hourCycle: 24 } })

export const Invalid = meta.story({
  args: { defaultValue: '14:30', errorMessage: 'We close before we open.' },
})

export const OutOfBounds = meta.story({ args: { defaultValue: '06:30', min: '08:00', max: '18:00' } })

export const ReadOnly = meta.story({ args: { defaultValue: '14:30', isReadOnly: true } })

export const Disabled = meta.story({ args: { defaultValue: '14:30', isDisabled: true } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'وقت الافتتاح', defaultValue: '14:30' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <TimeField label="Opens at" />
        <TimeField label="Opens at" defaultValue="14:30" isRequired />
        <TimeField label="Opens at" defaultValue="06:30" min="08:00" />
        <TimeField label="Opens at" defaultValue="14:30:05" granularity="second" hourCycle={24} />
        <TimeField label="Opens at" defaultValue="14:30" isDisabled />
        <TimeField label="Opens at" defaultValue="14:30" isReadOnly size="large" />
      </Grid>
    </Pictures>
  ),
})
