import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconUser } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { horizontal } from '../Field/layout.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta = preview.meta({
  title: 'Forms/TextField looks',
  component: TextField,
  args: { label: 'Full name' },
})

const icon = <Icon icon={IconUser} size={18} />
const Inside = (props: Partial<TextFieldProps>) => (
  <Grid columns={3} gap={16}>
    <TextField label="Full name" {...props} labelPlacement="inside" />
    <TextField label="Full name" {...props} labelPlacement="inside" defaultValue="Maya Laurent" isClearable />
    <TextField label="Full name" {...props} labelPlacement="inside" start={icon} isRequired />
    <TextField
      label="Full name"
      {...props}
      labelPlacement="inside"
      start={icon}
      defaultValue="Maya Laurent"
    />
    <TextField label="Weight" {...props} labelPlacement="inside" end="kg" />
    <TextField label="Weight" {...props} labelPlacement="inside" end="kg" defaultValue="12.5" />
    <TextField label="Email" {...props} labelPlacement="inside" placeholder="you@example.com" />
    <TextField label="Email" {...props} labelPlacement="inside" errorMessage="Add an address." />
    <TextField label="Email" {...props} labelPlacement="inside" isDisabled defaultValue="maya@example.com" />
  </Grid>
)

/** Empty, the label stands where the value will be; it moves up for the caret, the value or an example. */
export const LabelInside = meta.story({
  render: () => (
    <Stack gap={32}>
      <Inside />
      <Inside variant="filled" />
      <Inside variant="plain" />
      <Inside size="small" />
      <Inside size="large" />
    </Stack>
  ),
})

/** A frame in the colour of a tone, in each variant. */
export const Toned = meta.story({
  render: () => (
    <Stack>
      <TextField label="Discount code" tone="success" defaultValue="HARBOUR10" />
      <TextField label="Discount code" tone="warning" variant="filled" defaultValue="HARBOUR10" />
      <TextField label="Discount code" tone="info" variant="plain" defaultValue="HARBOUR10" />
    </Stack>
  ),
})

/** Inside `horizontal`, labels stand in a column of their own; where it is narrow, above their boxes again. */
export const Horizontal = meta.story({
  render: () => (
    <div className={horizontal}>
      <Stack>
        <TextField label="Full name" defaultValue="Maya Laurent" isRequired />
        <TextField
          label="Email"
          type="email"
          defaultValue="maya@"
          description="We write only when something needs you."
          errorMessage="Add what comes after the @."
        />
        <TextField
          label="Name as it appears on invoices and delivery notes"
          size="large"
          showCount
          maxLength={40}
        />
        <TextField label="Recovery code" labelEnd={<Link href="#lost">Lost it?</Link>} />
        <TextField label="Coupon" isLabelHidden placeholder="Coupon" />
      </Stack>
    </div>
  ),
})

/** Fields with their label inside, in every look. */
export const PictureInside = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={20}>
        <Inside />
        <Inside variant="filled" />
        <Inside variant="plain" size="small" />
      </Stack>
    </Pictures>
  ),
})

export const PictureLooks = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={16}>
        <TextField label="Small" size="small" defaultValue="Maya Laurent" isClearable />
        <TextField label="Filled" variant="filled" placeholder="Maya Laurent" />
        <TextField label="Plain" variant="plain" defaultValue="Maya Laurent" />
        <TextField label="Counted" maxLength={80} showCount defaultValue="Twelve chairs" />
        <TextField label="Too long" variant="filled" maxLength={8} showCount defaultValue="Harbour East" />
        <TextField label="Pending" variant="plain" isPending defaultValue="harbour-east" />
        <TextField label="Disabled" variant="filled" isDisabled defaultValue="Maya Laurent" />
        <TextField label="Read only" variant="filled" isReadOnly defaultValue="Maya Laurent" />
        <TextField label="Disabled" variant="plain" isDisabled defaultValue="Maya Laurent" />
      </Grid>
    </Pictures>
  ),
})
