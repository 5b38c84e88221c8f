import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'

const euros = { style: 'currency', currency: 'EUR' } as const
const kilos = { style: 'unit', unit: 'kilogram' } as const

const Formats = () => (
  <>
    <NumberField label="Price" defaultValue={1234.5} formatOptions={euros} />
    <NumberField label="Discount" defaultValue={0.15} formatOptions={{ style: 'percent' }} />
    <NumberField label="Weight" defaultValue={12.5} formatOptions={kilos} />
    <NumberField label="Height" defaultValue={180} end="cm" steppers="none" />
  </>
)

const meta = preview.meta({
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Quantity', defaultValue: 2, minValue: 0 },
  render: (args) => (
    <Box maxWidth={280}>
      <NumberField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Empty = meta.story({ args: { defaultValue: null, placeholder: '1' } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const Units = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <Stack>
        <Formats />
      </Stack>
    </Box>
  ),
})
export const Steps = meta.story({
  args: { label: 'Guests', minValue: 2, maxValue: 20, step: 2, defaultValue: 4, steppers: 'sides' },
})
export const Limits = meta.story({
  args: { maxValue: 10, description: 'Ten at most in one order.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '25{Enter}')
  },
})
export const Variants = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <Stack>
        <NumberField label="Outlined" defaultValue={3} />
        <NumberField label="Filled" variant="filled" defaultValue={3} />
        <NumberField label="Plain" variant="plain" defaultValue={3} />
        <NumberField label="Inside" labelPlacement="inside" defaultValue={3} />
        <NumberField label="Small" size="small" defaultValue={3} />
        <NumberField label="Large" size="large" defaultValue={3} />
      </Stack>
    </Box>
  ),
})
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'There are only three left.' } })
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const InFrench = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Prix', defaultValue: 1234.5, formatOptions: euros },
})
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'السعر', defaultValue: 1234.5, formatOptions: euros, isRequired: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <Formats />
        <NumberField label="Guests" defaultValue={4} steppers="sides" />
        <NumberField label="Inside" labelPlacement="inside" variant="filled" defaultValue={3} />
        <NumberField label="Quantity" isRequired errorMessage="There are only three left." defaultValue={5} />
        <NumberField label="Quantity" isDisabled defaultValue={2} maxValue={2} />
        <NumberField label="Quantity" isReadOnly size="large" defaultValue={2} />
      </Grid>
    </Pictures>
  ),
})
