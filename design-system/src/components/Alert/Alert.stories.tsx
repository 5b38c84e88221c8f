import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../theme/ramps.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Alert } from './Alert.tsx'

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

export const Playground = meta.story()
export const Tones = meta.story({ render: () => <AllTones /> })
export const WithTitleAndActions = meta.story({ render: () => <Rich /> })
export const Closable = meta.story({
  args: { tone: 'success', children: 'Changes saved.', onClose: nothing },
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
