import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastContent, toastQueue, toasts } from './toasts.ts'

const examples: Record<string, ToastContent> = {
  'Just said': { title: 'Link copied' },
  Success: {
    tone: 'success',
    title: 'Maya Laurent was added',
    description: 'She gets an invitation by e-mail.',
  },
  'With undo': { title: '2 users deleted', undo: { label: 'Undo', onPress: () => undefined } },
  'With action': {
    tone: 'info',
    title: 'A new version is ready',
    action: { label: 'Reload', onPress: () => undefined },
  },
  Warning: {
    tone: 'warning',
    title: 'You are offline',
    description: 'Changes are kept here until you are back.',
  },
  Error: {
    tone: 'danger',
    title: 'The file could not be sent',
    description: 'Nothing was lost. Check your connection and try again.',
    action: { label: 'Try again', onPress: () => undefined },
  },
}

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: { label: 'Messages' },
  beforeEach: () => () => toastQueue.clear(),
  render: (args) => (
    <>
      <Inline>
        {Object.entries(examples).map(([name, toast]) => (
          <Button key={name} onPress={() => toasts.show(toast)}>
            {name}
          </Button>
        ))}
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async () => {
    for (const name of ['Error', 'With undo', 'Success']) {
      toasts.show({ ...examples[name]!, duration: 10_000_000 })
    }
    await screen.findAllByRole('alertdialog')
  },
})
