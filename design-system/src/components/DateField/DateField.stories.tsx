import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { DateField } from './DateField.tsx'

const meta = preview.meta({
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Birthday' },
  render: (args) => (
    <Box maxWidth={320}>
      <DateField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: '1990-05-17' } })

export const Focused = meta.story({
  args: { defaultValue: '1990-05-17' },
  play: async ({ userEvent }) => userEvent.tab(),
})

export const Required = meta.story({ args: { isRequired: true, description: 'As it stands on the card.' } })

export const Invalid = meta.story({
  args: { defaultValue: '2031-05-17', errorMessage: 'A birthday lies in the past.' },
})

export const OutOfBounds = meta.story({ args: { defaultValue: '1890-05-17', min: '1900-01-01' } })

export const ImpossibleDate = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton')
    const isMonthFirst = first?.getAttribute('data-type') === 'month'
    await userEvent.type(first!, isMonthFirst ? '02' : '30')
    await userEvent.type(second!, isMonthFirst ? '30' : '02')
    await userEvent.type(third!, '2026')
    await userEvent.tab()
    await userEvent.tab()
    await canvas.findByText(/30/)
  },
})

export const ReadOnly = meta.story({ args: { defaultValue: '1990-05-17', isReadOnly: true } })

export const Disabled = meta.story({ args: { defaultValue: '1990-05-17', isDisabled: true } })

export const LabelInside = meta.story({ args: { defaultValue: '1990-05-17', labelPlacement: 'inside' } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1990-05-17' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <DateField label="Birthday" />
        <DateField label="Birthday" defaultValue="1990-05-17" isRequired />
        <DateField label="Birthday" defaultValue="1890-05-17" min="1900-01-01" />
        <DateField label="Birthday" defaultValue="1990-05-17" isReadOnly description="Set by your company." />
        <DateField label="Birthday" defaultValue="1990-05-17" isDisabled />
        <DateField label="Birthday" defaultValue="1990-05-17" labelPlacement="inside" />
        <DateField label="Birthday" defaultValue="1990-05-17" size="small" variant="filled" />
        <DateField label="Birthday" defaultValue="1990-05-17" size="large" />
        <DateField label="Birthday" defaultValue="1990-05-17" variant="plain" />
      </Grid>
    </Pictures>
  ),
})
