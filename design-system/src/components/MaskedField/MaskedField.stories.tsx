import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBuildingBank, IconCalendar, IconCreditCard, IconPhone } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { isIban, isRealDate, MaskedField, type MaskedFieldProps } from './MaskedField.tsx'

/** What the owner of the field gets. */
function WithValue(props: MaskedFieldProps) {
  const [value, setValue] = useState(props.defaultValue ?? '')
  return (
    <Stack gap={8}>
      <MaskedField {...props} defaultValue={undefined} value={value} onChange={setValue} />
      <Text ink="muted" size="sm">
        Value: {value || 'none'}
      </Text>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'Card number', mask: 'card' as const, placeholder: '1234 1234 1234 1234' },
  render: (args) => (
    <Box maxWidth={400}>
      <WithValue {...args} />
    </Box>
  ),
})

export const Playground = meta.story({ args: {} })

export const Filled = meta.story({ args: { defaultValue: '4242424242424242' } })

const all = (
  <>
    <MaskedField
      label="Card"
      mask="card"
      start={<Icon icon={IconCreditCard} size={18} />}
      defaultValue="378282246310005"
    />
    <MaskedField
      label="Day"
      mask="date"
      start={<Icon icon={IconCalendar} size={18} />}
      defaultValue="2026-12-31"
    />
    <MaskedField
      label="Phone"
      mask="phone"
      start={<Icon icon={IconPhone} size={18} />}
      defaultValue="+33612345678"
    />
    <MaskedField
      label="IBAN"
      mask="iban"
      start={<Icon icon={IconBuildingBank} size={18} />}
      defaultValue="FR7630006000011234567890189"
    />
    <MaskedField label="Amount" mask="number" decimals={2} end="EUR" defaultValue="-1234567.5" />
    <MaskedField label="Order" mask="pattern" pattern="AB-####-####" defaultValue="12345678" />
  </>
)

/** Separators, the order of a date and the decimal sign follow the language; the value does not. */
export const Masks = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>{all}</Stack>
    </Box>
  ),
})

/** The parts of a date stand in the locale's order. A day that there is not stays as it was typed. */
export const ImpossibleDay = meta.story({
  args: { label: 'Delivery', mask: 'date', defaultValue: '2026-02-31', placeholder: '' },
  render: function Checked(args) {
    const [value, setValue] = useState(args.defaultValue ?? '')
    const isWrong = value.includes('-') && !isRealDate(value)
    return (
      <Box maxWidth={400}>
        <MaskedField
          {...args}
          defaultValue={undefined}
          value={value}
          onChange={setValue}
          errorMessage={isWrong ? 'This month has no such day.' : undefined}
        />
      </Box>
    )
  },
})

/** `isIban` checks the country, the length and the check digits; the words are the caller's. */
export const Iban = meta.story({
  args: { label: 'IBAN', mask: 'iban', defaultValue: 'FR7630006000011234567890188', placeholder: '' },
  render: function Checked(args) {
    const [value, setValue] = useState(args.defaultValue ?? '')
    return (
      <Box maxWidth={400}>
        <MaskedField
          {...args}
          defaultValue={undefined}
          value={value}
          onChange={setValue}
          errorMessage={isIban(value) ? undefined : 'A digit is wrong: compare it with your bank’s letter.'}
        />
      </Box>
    )
  },
})

export const Number = meta.story({
  args: {
    label: 'Amount',
    mask: 'number',
    decimals: 2,
    end: 'EUR',
    defaultValue: '1234567.5',
    placeholder: '0',
  },
})

export const Pattern = meta.story({
  args: { label: 'Order', mask: 'pattern', pattern: 'AB-####-####', placeholder: 'AB-1234-5678' },
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '424242424')
  },
})

export const Invalid = meta.story({
  args: { defaultValue: '4242424242424241', errorMessage: 'A digit is wrong: compare it with the card.' },
})

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: '4242424242424242' } })

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '4242424242424242' } })

export const Pending = meta.story({ args: { isPending: true, defaultValue: '4242424242424242' } })

/** The groups run from left to right in a page that runs the other way. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'رقم البطاقة', defaultValue: '4242424242424242' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        {all}
        <MaskedField label="Order" mask="pattern" pattern="AB-####-####" placeholder="AB-1234-5678" />
        <MaskedField
          label="Delivery"
          mask="date"
          defaultValue="2026-02-31"
          errorMessage="February has no such day."
        />
        <MaskedField
          label="Card"
          mask="card"
          labelPlacement="inside"
          isDisabled
          defaultValue="4242424242424242"
        />
      </Grid>
    </Pictures>
  ),
})
