import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMail, IconPhone } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name', placeholder: 'Maya Laurent' },
  render: (args) => (
    <Box maxWidth={400}>
      <TextField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Sizes = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        <TextField label="Small" size="small" defaultValue="Maya Laurent" />
        <TextField label="Medium" defaultValue="Maya Laurent" />
        <TextField label="Large" size="large" defaultValue="Maya Laurent" />
      </Stack>
    </Box>
  ),
})

export const Filled = meta.story({ args: { defaultValue: 'Maya Laurent' } })

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
  },
})

export const Variants = meta.story({
  render: (args) => (
    <Box maxWidth={400}>
      <Stack>
        <TextField {...args} />
        <TextField {...args} variant="filled" />
        <TextField {...args} variant="plain" />
      </Stack>
    </Box>
  ),
})

/** Characters are counted as people count them. A text that is too long stays whole and is an error. */
export const Counter = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        <TextField label="Headline" maxLength={80} showCount defaultValue="Twelve chairs" />
        <TextField
          label="Short name"
          maxLength={8}
          showCount
          defaultValue="Harbour East"
          description="Shown where there is little room."
        />
      </Stack>
    </Box>
  ),
})

export const Clearable = meta.story({
  args: { isClearable: true, defaultValue: 'Maya Laurent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pending = meta.story({
  args: { isPending: true, label: 'Shop address', defaultValue: 'harbour-east', end: '.example.com' },
})

export const Types = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        <TextField label="Email" type="email" autoComplete="email" placeholder="you@example.com" />
        <TextField label="Phone" type="tel" autoComplete="tel" defaultValue="+33 6 12 34 56 78" />
        <TextField label="Website" type="url" defaultValue="https://example.com/" />
      </Stack>
    </Box>
  ),
})

export const Description = meta.story({ args: { description: 'As it should appear on invoices.' } })

export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'maya@',
    description: 'We write only when something needs you.',
    errorMessage: 'The address ends too early. Add what comes after the @.',
  },
})

export const Required = meta.story({ args: { isRequired: true } })

export const Sides = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        <TextField
          label="Email"
          type="email"
          start={<Icon icon={IconMail} size={18} />}
          defaultValue="maya@example.com"
        />
        <TextField label="Weight" inputMode="decimal" end="kg" defaultValue="12.5" />
      </Stack>
    </Box>
  ),
})

export const LabelEnd = meta.story({
  args: { label: 'Recovery code', labelEnd: <Link href="#lost">Lost it?</Link>, placeholder: '' },
})

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, label: 'Coupon', placeholder: 'Coupon' },
})

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Maya Laurent' } })

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Maya Laurent' } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Box maxWidth={400}>
      <Stack>
        <TextField label="الاسم الكامل" isRequired defaultValue="مايا لوران" />
        <TextField
          label="البريد الإلكتروني"
          type="email"
          defaultValue="maya@example.com"
          errorMessage="هذا العنوان مسجَّل من قبل."
        />
        <TextField label="الهاتف" type="tel" placeholder="مثال: 50 123 4567" />
      </Stack>
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <TextField label="Full name" placeholder="Maya Laurent" />
        <TextField
          label="Email"
          type="email"
          defaultValue="maya@example.com"
          labelEnd={<Link href="#change">Change</Link>}
        />
        <TextField
          label="Phone"
          isRequired
          type="tel"
          start={<Icon icon={IconPhone} size={18} />}
          defaultValue="+33 6 12 34 56"
        />
        <TextField
          label="Email"
          type="email"
          defaultValue="maya@"
          errorMessage="Add what comes after the @."
        />
        <TextField
          label="Company"
          description="As it should appear on invoices."
          isReadOnly
          defaultValue="Example"
        />
        <TextField label="Country" isDisabled size="large" defaultValue="France" end="FR" />
      </Grid>
    </Pictures>
  ),
})
