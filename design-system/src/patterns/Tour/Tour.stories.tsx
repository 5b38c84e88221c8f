import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CardHeader } from '../../components/Card/CardHeader.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Tour } from './Tour.tsx'

const meta = preview.meta({
  title: 'Patterns/Tour',
  component: Tour,
  args: {
    isOpen: false,
    onClose: () => undefined,
    steps: [
      {
        target: 'add',
        title: 'Add a user',
        text: 'Name and e-mail are enough. They get an invitation, and choose a password themselves.',
      },
      {
        target: 'list',
        title: 'Find anyone in a second',
        text: 'Type part of a name. The list follows as you type, and the address keeps the search.',
        hint: (
          <Inline as="span" gap={6}>
            Press <Kbd>/</Kbd> on any list to start here.
          </Inline>
        ),
      },
    ],
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <Stack gap="gap">
        <Inline justify="between">
          <Button onPress={() => setOpen(true)}>Start the tour</Button>
          <Button data-tour="add" variant="solid" tone="primary">
            Add user
          </Button>
        </Inline>
        <Card>
          <CardHeader title="Users" />
          <div data-tour="list">
            <Skeleton shape="block" height={64} />
          </div>
        </Card>
        <Tour {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Stack>
    )
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the tour' }))
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: /Next|التالي/ }))
    await screen.findByRole('dialog', { name: 'Find anyone in a second' })
  },
})
