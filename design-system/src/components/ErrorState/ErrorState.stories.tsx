import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../Card/Card.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The users did not load',
    children: 'The server did not answer. Nothing is lost. Try again in a moment.',
    onRetry: () => undefined,
  },
})

export const Playground = meta.story()
export const Retrying = meta.story({ args: { isRetrying: true } })
export const WithoutRetry = meta.story({ args: { onRetry: undefined } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures width={480}>
      <Card>
        <ErrorState {...args} />
      </Card>
    </Pictures>
  ),
})
