import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

/** What the owner of the field gets. */
function WithValue(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.defaultValue ?? '')
  return (
    <Box maxWidth={400}>
      <Stack gap={8}>
        <PhoneField {...props} defaultValue={undefined} value={value} onChange={setValue} />
        <Text ink="muted" size="sm">
          Value: {value || 'none'}
        </Text>
      </Stack>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone' },
  render: (args) => <WithValue {...args} />,
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { defaultValue: '+33612345678' } })

/** A number that is pasted with its code brings its country along. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await canvas.findByText(/^\+\d/)
    await userEvent.paste('+49 30 901820')
    await canvas.findByText('DE')
  },
})

export const FewCountries = meta.story({
  args: { countries: ['FR', 'BE', 'CH', 'LU', 'MC'], defaultCountry: 'FR', placeholder: '06 12 34 56 78' },
})

export const Invalid = meta.story({
  args: { defaultValue: '+3361234', errorMessage: 'Some digits are missing.', isRequired: true },
})

export const Looks = meta.story({
  render: (args) => (
    <Box maxWidth={400}>
      <Stack>
        <PhoneField {...args} variant="filled" defaultValue="+12133734253" />
        <PhoneField {...args} variant="plain" defaultValue="+12133734253" />
        <PhoneField {...args} labelPlacement="inside" defaultValue="+12133734253" />
        <PhoneField {...args} size="small" defaultValue="+12133734253" />
      </Stack>
    </Box>
  ),
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '+33612345678' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '+33612345678' } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: '+33612345678' } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الهاتف', defaultValue: '+971501234567' },
})

export const Open = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '+33612345678' },
  parameters: {
    a11y: {
      exceptions: [
        {
          rule: 'scrollable-region-focusable',
          reason: 'The arrow keys scroll the list while the focus stays in the field above it.',
        },
      ],
    } as object,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('+33')
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox', undefined)
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findAllByText('+33')
  },
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <PhoneField label="Phone" defaultValue="+33612345678" />
        <PhoneField label="Phone" defaultCountry="FR" placeholder="06 12 34 56 78" isRequired />
        <PhoneField label="Phone" defaultValue="+3361234" errorMessage="Some digits are missing." />
        <PhoneField label="Phone" labelPlacement="inside" variant="filled" defaultValue="+12133734253" />
        <PhoneField label="Phone" variant="plain" defaultValue="+971501234567" isPending />
        <PhoneField label="Phone" size="large" defaultValue="+33612345678" isDisabled />
      </Grid>
    </Pictures>
  ),
})
