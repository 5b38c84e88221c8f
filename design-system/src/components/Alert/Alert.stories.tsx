import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Alert } from './Alert.tsx'
import { ClosableAlert } from './ClosableAlert.tsx'

const meta = preview.meta({
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'primary' as const, children: 'Demo: admin@demo.com / admin, or client@demo.com / client' },
})

const nothing = () => undefined

const AllTones = () => (
  <Stack gap={12}>
    {toneNames.map((tone) => (
      <Alert key={tone} tone={tone}>
        Your trial ends in five days; your data stays yours.
      </Alert>
    ))}
  </Stack>
)

const Rich = () => (
  <Alert
    tone="danger"
    title="The invoice was not sent"
    onClose={nothing}
    actions={
      <Button size="small" tone="danger" variant="solid">
        Send again
      </Button>
    }
  >
    The address of the client did not accept it. Your draft is saved. Check the address, then{' '}
    <Link href="#send" variant="quiet">
      send it again
    </Link>
    .
  </Alert>
)

const variants = ['soft', 'outlined', 'solid'] as const

const AllVariants = () => (
  <Stack gap={24}>
    {variants.map((variant) => (
      <Stack key={variant} gap={8}>
        {toneNames.map((tone) => (
          <Alert key={tone} tone={tone} variant={variant} onClose={nothing}>
            Your trial ends in five days; your data stays yours.
          </Alert>
        ))}
      </Stack>
    ))}
  </Stack>
)

const Accented = () => (
  <Stack gap={12}>
    <Alert tone="warning" isAccented title="Two invoices are due">
      Pay them by Friday to keep your plan.
    </Alert>
    <Alert tone="info" variant="outlined" isAccented>
      Backups run every night at two.
    </Alert>
  </Stack>
)

const sizes = ['small', 'medium', 'large'] as const

export const Playground = meta.story()
/** Small for a tight place, large for what everyone should see. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap={12}>
      {sizes.map((size) => (
        <Alert key={size} tone="info" size={size} title="Backups run every night" onClose={nothing}>
          The next one begins at two.
        </Alert>
      ))}
    </Stack>
  ),
})
export const Raised = meta.story({ args: { tone: 'warning', variant: 'outlined', isRaised: true } })
export const Tones = meta.story({ render: () => <AllTones /> })
export const WithTitleAndActions = meta.story({ render: () => <Rich /> })
export const Closable = meta.story({
  args: { tone: 'success', children: 'Changes saved.', onClose: nothing },
})

export const Variants = meta.story({ render: () => <AllVariants /> })
export const AccentLine = meta.story({ render: () => <Accented /> })

/** It goes by itself; the focus moves on to what follows, the button. */
export const ClosesItself = meta.story({
  render: () => (
    <Stack gap={12}>
      <ClosableAlert tone="success">Changes saved.</ClosableAlert>
      <Button>Edit again</Button>
    </Stack>
  ),
})

export const PictureOfVariants = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Stack gap={24}>
        <AllVariants />
        <Accented />
      </Stack>
    </Pictures>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={12}>
        <AllTones />
        <Rich />
        <Alert tone="success" onClose={nothing}>
          Changes saved.
        </Alert>
      </Stack>
    </Pictures>
  ),
})
