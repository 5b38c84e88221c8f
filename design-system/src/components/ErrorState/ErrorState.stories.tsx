import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconWifiOff } from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
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

/** In a card among others: a small sign, few words. */
export const InACard = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, sm: 2 }}>
      <Card>
        <ErrorState {...args} size="small" title="Sales did not load" level={3}>
          The other figures are up to date.
        </ErrorState>
      </Card>
      <Card>
        <ErrorState
          {...args}
          size="small"
          level={3}
          illustration={<IconTile icon={IconWifiOff} tone="warning" size={42} />}
          title="You are offline"
        >
          We try again as soon as you are back.
        </ErrorState>
      </Card>
    </Grid>
  ),
})
/** A whole page failed: say where else one can go. */
export const OfAPage = meta.story({
  args: {
    size: 'large',
    title: 'This page did not load',
    children: 'Something went wrong on our side. What you saved is safe.',
    actions: <Button variant="plain">Back to the start</Button>,
  },
})
export const Sizes = meta.story({
  render: (args) => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ErrorState key={size} {...args} size={size} />
      ))}
    </>
  ),
})

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
