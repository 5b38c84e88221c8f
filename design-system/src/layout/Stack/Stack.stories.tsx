import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from './Stack.tsx'

const content = [
  <Text key="title" weight="strong">
    Welcome back
  </Text>,
  <Text key="text" ink="muted">
    Sign in to pick up where you left off.
  </Text>,
  <Button key="button" variant="solid" tone="primary">
    Sign in
  </Button>,
]
const meta = preview.meta({ title: 'Layout/Stack', component: Stack, args: { children: content } })

const Alignments = () => (
  <Grid columns={{ base: 2, md: 4 }}>
    {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
      <Stack key={align} align={align} gap={8}>
        {content}
      </Stack>
    ))}
  </Grid>
)

export const Playground = meta.story()
export const Gaps = meta.story({ args: { gap: 'gap' } })
export const Aligned = meta.story({ render: () => <Alignments /> })
export const TextCentered = meta.story({ args: { align: 'center', isTextCentered: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Alignments />
    </Pictures>
  ),
})
