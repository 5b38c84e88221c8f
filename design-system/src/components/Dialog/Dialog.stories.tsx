import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog, type DialogProps, preloadDialog } from './Dialog.tsx'

const paragraph =
  'A plan decides how many people can sign in, how long history is kept and who answers when you write to us.'

function Demo(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)} onIntent={preloadDialog}>
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
