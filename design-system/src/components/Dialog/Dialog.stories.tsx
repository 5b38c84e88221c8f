import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps, preloadDialog } from './Dialog.tsx'

const paragraph =
  'A plan decides how many people can sign in, how long history is kept and who answers when you write to us.'

function Demo(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        Open dialog
      </Button>
      <Dialog
        title="Change plan"
        description="You can change it again at any time."
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="solid" tone="primary" onPress={close}>
              Change plan
            </Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {props.children ?? <Text ink="muted">{paragraph}</Text>}
      </Dialog>
    </>
  )
}

const long = (
  <Stack gap={12}>
    {Array.from({ length: 24 }, (_, index) => (
      <Text key={index} ink="muted">
        {paragraph}
      </Text>
    ))}
  </Stack>
)

function Invite() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const send = () => setPending(true)
  return (
    <>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        Open dialog
      </Button>
      <Dialog
        title="Invite a colleague"
        isOpen={isOpen}
        isPending={isPending}
        onOpenChange={setOpen}
        footer={
          <>
            <Button isDisabled={isPending} onPress={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="solid" tone="primary" type="submit" form="invite" isPending={isPending}>
              Send invitation
            </Button>
          </>
        }
      >
        <Form id="invite" label="Invite a colleague" onSubmit={send}>
          <Stack gap={16}>
            <TextField label="Name" autoFocus />
            <TextField label="Email" type="email" />
          </Stack>
        </Form>
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Change plan',
    description: 'You can change it again at any time.',
    children: <Text ink="muted">{paragraph}</Text>,
  },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const Small = meta.story({ args: { size: 'small' } })

export const Large = meta.story({ args: { size: 'large' } })

/** The head and the foot stay while the content scrolls. */
export const LongContent = meta.story({ args: { children: long } })

/** Neither Escape nor a click outside closes it. */
export const NotDismissable = meta.story({ args: { isDismissable: false } })

/** It takes the whole window, for a task with much to see. */
export const FullScreen = meta.story({ args: { size: 'fullScreen', children: long } })

/** A button at the foot sends the form that it belongs to by id. */
export const WithForm = meta.story({ render: () => <Invite /> })

/** Work goes on: it cannot be left, and says so. */
export const Pending = meta.story({
  args: {
    isPending: true,
    footer: (
      <Button variant="solid" tone="primary" isPending>
        Change plan
      </Button>
    ),
  },
})

export const LongWords = meta.story({
  args: {
    size: 'small',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze ändern',
    description: 'Die Änderung gilt ab dem nächsten Abrechnungszeitraum für alle Arbeitsbereiche.',
  },
})

export const OverAnother = meta.story({
  render: (args) => (
    <Demo {...args}>
      <Demo title="Compare plans" />
    </Demo>
  ),
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { children: long },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    await screen.findByRole('dialog')
  },
})

export const PictureShort = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    await screen.findByRole('dialog')
  },
})

export const PicturePending = meta.story({
  tags: ['overlay', '!autodocs'],
  args: {
    size: 'small',
    isPending: true,
    footer: (
      <Button variant="solid" tone="primary" isPending>
        Change plan
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    await screen.findByRole('dialog')
  },
})

export const PictureFullScreen = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { size: 'fullScreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }))
    await screen.findByRole('dialog')
  },
})

export const PictureLargeText = PictureShort.extend({
  tags: ['overlay', '!autodocs'],
  globals: { textSize: '150' },
})

export const PictureLargestText = PictureShort.extend({
  tags: ['overlay', '!autodocs'],
  globals: { textSize: '200' },
  parameters: { picture: { width: 390 } },
})
