import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Drawer, type DrawerProps, preloadDrawer } from './Drawer.tsx'

function Demo(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDrawer}>
        Open drawer
      </Button>
      <Drawer
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="solid" tone="primary" onPress={close}>
              Add user
            </Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}

const steps = ['Who it is', 'What they may do', 'When they start'].map((step) => (
  <Stack key={step} gap={4}>
    <Text weight="semibold">{step}</Text>
    <Text ink="muted">We send an invitation as soon as you add them; they choose their own password.</Text>
  </Stack>
))

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Add user',
    description: 'They get an invitation by e-mail.',
    children: <Stack gap={20}>{steps}</Stack>,
  },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const FromTheStart = meta.story({ args: { side: 'start' } })

export const FromTheBottom = meta.story({ args: { side: 'bottom' } })

/** Work goes on: it cannot be left, and says so. */
export const Pending = meta.story({ args: { isPending: true } })

export const Large = meta.story({ args: { size: 'large' } })

export const LongContent = meta.story({
  args: {
    children: (
      <Stack gap={20}>
        {Array.from({ length: 8 }, (_, index) => (
          <Stack key={index} gap={20}>
            {steps}
          </Stack>
        ))}
      </Stack>
    ),
  },
})

/** For what changes the page itself: nothing of it is dimmed. */
export const Clear = meta.story({ args: { isClear: true } })

/** Neither Escape nor a click outside closes it. */
export const NotDismissable = meta.story({ args: { isDismissable: false } })

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }))
    await screen.findByRole('dialog')
  },
})

export const PictureClear = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { isClear: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }))
    await screen.findByRole('dialog')
  },
})

export const PictureFromTheStart = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { side: 'start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }))
    await screen.findByRole('dialog')
  },
})

export const PictureFromTheBottom = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }))
    await screen.findByRole('dialog')
  },
})
