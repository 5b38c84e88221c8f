import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const period = { start: '2026-11-12', end: '2026-11-19' }

const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', defaultValue: period },
  render: (args) => (
    <Box maxWidth={360}>
      <DateRangePicker {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Empty = meta.story({ args: { defaultValue: null } })

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })

export const InWords = meta.story({ args: { display: 'words' } })

export const ByPresetName = meta.story({
  args: { display: 'relative', defaultValue: { start: '2026-11-01', end: '2026-11-30' } },
})

export const NoPresets = meta.story({ args: { presets: [] } })

export const OwnPresets = meta.story({
  args: {
    presets: [
      'last30Days',
      { id: 'q3', label: 'Third quarter', range: { start: '2026-07-01', end: '2026-09-30' } },
    ],
  },
})

export const Limits = meta.story({
  args: { min: '2026-10-05', max: '2026-11-20', description: 'Figures begin in October.' },
})

export const Unavailable = meta.story({
  args: { unavailableRanges: [{ start: '2026-11-16', end: '2026-11-17' }] },
})

export const Invalid = meta.story({ args: { errorMessage: 'Choose thirty days at most.' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'الفترة' } })

export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { defaultValue: { start: '2026-11-18', end: '2026-12-03' } },
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
        <DateRangePicker label="Period" />
        <DateRangePicker label="Period" defaultValue={period} isRequired />
        <DateRangePicker label="Period" defaultValue={period} max="2026-11-15" />
        <DateRangePicker label="Period" defaultValue={period} display="words" />
        <DateRangePicker
          label="Period"
          defaultValue={{ start: '2026-11-01', end: '2026-11-30' }}
          display="relative"
        />
        <DateRangePicker label="Period" display="words" size="large" />
        <DateRangePicker label="Period" defaultValue={period} isDisabled />
        <DateRangePicker label="Period" defaultValue={period} isReadOnly />
        <DateRangePicker label="Period" defaultValue={period} labelPlacement="inside" />
      </Grid>
    </Pictures>
  ),
})
