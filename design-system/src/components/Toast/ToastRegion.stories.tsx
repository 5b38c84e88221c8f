import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
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

const placements = ['top start', 'top', 'top end', 'bottom start', 'bottom', 'bottom end'] as const

function Placed(args: ToastRegionProps) {
  const [placement, setPlacement] = useState(args.placement)
  return (
    <>
      <Grid columns={3} gap={8}>
        {placements.map((place) => (
          <Button
            key={place}
            onPress={() => {
              setPlacement(place)
              toasts.show({ title: `Here, at the ${place}` })
            }}
          >
            {place}
          </Button>
        ))}
      </Grid>
      <ToastRegion {...args} placement={placement} />
    </>
  )
}

export const Placements = meta.story({ render: (args) => <Placed {...args} /> })

const shown: Record<string, ToastContent> = {
  'More lines': {
    tone: 'warning',
    title: 'Three invoices could not be sent',
    description:
      'Their customers have no e-mail address yet. The other 21 are on their way; you find the three under “Drafts”, with what is missing.',
  },
  'Buttons below': {
    tone: 'info',
    title: 'Omar shared “Spring catalogue” with you',
    description: 'You can read it and leave comments.',
    isVertical: true,
    action: { label: 'Open the catalogue', onPress: () => undefined },
    undo: { label: 'Not now', onPress: () => undefined },
  },
  'Until closed': { title: 'You look at yesterday’s figures', duration: Infinity },
}

/** Several lines, buttons on a line of their own, and one that stays until it is closed. */
export const Shapes = meta.story({
  render: (args) => (
    <>
      <Inline>
        {Object.entries(shown).map(([name, toast]) => (
          <Button key={name} onPress={() => toasts.show(toast)}>
            {name}
          </Button>
        ))}
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
})

/** The three newest are shown; older ones wait until there is room again. */
export const Many = meta.story({
  render: (args) => (
    <>
      <Button
        onPress={() => {
          for (let number = 1; number <= 12; number++) toasts.show({ title: `Message ${number} of 12` })
        }}
      >
        Show twelve
      </Button>
      <ToastRegion {...args} />
    </>
  ),
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async () => {
    for (const name of ['Error', 'With undo', 'Success']) {
      toasts.show({ ...examples[name]!, duration: 10_000_000 })
    }
    await screen.findAllByRole('alertdialog')
  },
})

export const PictureShapes = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { placement: 'top' },
  play: async () => {
    for (const toast of Object.values(shown)) toasts.show({ ...toast, duration: 10_000_000 })
    await screen.findAllByRole('alertdialog')
  },
})
