import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { CallToAction } from './CallToAction.tsx'

const meta = preview.meta({
  title: 'Patterns/CallToAction',
  component: CallToAction,
  args: {
    title: 'See it with your own eyes',
    description: 'The demo opens at once. No account, no card, no call from anyone.',
    actions: (
      <>
        <Button variant="solid" tone="primary" size="large">
          Open the demo
        </Button>
        <LinkButton href="#pricing" size="large">
          See pricing
        </LinkButton>
      </>
    ),
  },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  parameters: { picture: { width: 1280 } },
  render: (args) => (
    <Pictures>
      <CallToAction {...args} />
    </Pictures>
  ),
})
