import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Link } from '../Link/Link.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const, defaultValue: 'wholesale' },
  render: (args) => (
    <Box maxWidth={400}>
      <PasswordField {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Large = meta.story({
  args: { size: 'large', labelEnd: <Link href="#forgot">Forgot?</Link> },
})

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('textbox')
  },
})

export const New = meta.story({
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    defaultValue: '',
    isRequired: true,
    description: 'At least 12 characters; a sentence is easy to keep in mind.',
  },
})

export const Invalid = meta.story({
  args: { errorMessage: 'The e-mail address or the password is not right.' },
})

export const Variants = meta.story({
  render: (args) => (
    <Box maxWidth={400}>
      <Stack>
        <PasswordField {...args} variant="filled" />
        <PasswordField {...args} variant="plain" />
        <PasswordField {...args} labelPlacement="inside" />
        <PasswordField {...args} size="small" />
      </Stack>
    </Box>
  ),
})

export const Focused = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('input')!)
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Pending = meta.story({ args: { isPending: true } })

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { label: 'كلمة المرور' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={400}>
      <Stack>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          size="large"
          defaultValue="wholesale"
          labelEnd={<Link href="#forgot">Forgot?</Link>}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          isRequired
          errorMessage="Add three characters."
        />
      </Stack>
    </Pictures>
  ),
})
