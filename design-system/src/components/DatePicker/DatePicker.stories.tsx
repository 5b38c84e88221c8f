import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Due date', defaultValue: '2026-11-26' },
  render: (args) => (
    <Box maxWidth={320}>
      <DatePicker {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Empty = meta.story({ args: { defaultValue: null } })

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })

export const InWords = meta.story({ args: { display: 'words' } })

export const RelativeToToday = meta.story({ args: { display: 'relative', defaultValue: '2026-11-19' } })

export const Presets = meta.story({
  args: {
    presets: ['today', 'tomorrow', { id: 'quarter', label: 'End of quarter', day: '2026-12-31' }],
  },
})

export const Limits = meta.story({
  args: {
    min: '2026-11-10',
    max: '2026-12-24',
    unavailableRanges: [{ start: '2026-12-07', end: '2026-12-09' }],
    description: 'Within the quarter.',
  },
})

export const OutOfBounds = meta.story({ args: { max: '2026-11-24' } })

export const Required = meta.story({ args: { isRequired: true } })

export const Invalid = meta.story({ args: { errorMessage: 'The invoice is due after it is sent.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'تاريخ الاستحقاق' } })

export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { presets: ['yesterday', 'today', 'tomorrow'], hasWeekNumbers: true },
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
        <DatePicker label="Due date" />
        <DatePicker label="Due date" defaultValue="2026-11-26" isRequired />
        <DatePicker label="Due date" defaultValue="2026-11-26" max="2026-11-24" />
        <DatePicker label="Due date" defaultValue="2026-11-26" display="words" />
        <DatePicker label="Due date" defaultValue="2026-11-19" display="relative" size="large" />
        <DatePicker label="Due date" display="words" description="Leave it open if there is none." />
        <DatePicker label="Due date" defaultValue="2026-11-26" isDisabled />
        <DatePicker label="Due date" defaultValue="2026-11-26" isReadOnly />
        <DatePicker label="Due date" defaultValue="2026-11-26" labelPlacement="inside" />
      </Grid>
    </Pictures>
  ),
})
