import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { arabicAccount } from './example/accountStrings.ts'
import { AccountWizard } from './example/AccountWizard.tsx'
import { Wizard } from './Wizard.tsx'

const Example = () => (
  <Card>
    <Text size="sm" ink="muted">
      Your account
    </Text>
    <Text weight="semibold">Maya Laurent</Text>
  </Card>
)

const meta = preview.meta({
  title: 'Patterns/Wizard',
  component: Wizard,
  args: { form: undefined as never, label: 'Open an account', steps: [] },
  render: ({ orientation, variant, labelPlacement }) => (
    <Box maxWidth={900}>
      <AccountWizard {...{ orientation, variant, labelPlacement }} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Vertical = meta.story({ args: { orientation: 'vertical' } })
export const Apart = meta.story({ args: { variant: 'apart' } })
export const ApartVertical = meta.story({ args: { variant: 'apart', orientation: 'vertical' } })
export const Rail = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Box padding={24}>
      <AccountWizard variant="rail" mistakesStop="sending" preview={<Example />} />
    </Box>
  ),
})
/** In a rail a mistake is said on its step, and keeps nobody from going on. */
export const RailWithMistakes = meta.story({
  ...Rail.input,
  play: async ({ canvasElement, canvas, userEvent }) => {
    const next = canvasElement.querySelector<HTMLElement>('button[type="submit"]')
    await userEvent.click(next!)
    await canvas.findByText('2 fields to fix')
  },
})
export const WithIcons = meta.story({
  render: () => (
    <Box maxWidth={900}>
      <AccountWizard hasIcons labelPlacement="below" />
    </Box>
  ),
})
export const WrongStep = meta.story({
  play: async ({ canvasElement, canvas, userEvent }) => {
    const next = canvasElement.querySelector<HTMLElement>('button[type="submit"]')
    await userEvent.click(next!)
    await canvas.findByRole('group', { name: /2/ })
  },
})
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Box maxWidth={900}>
      <AccountWizard words={arabicAccount} />
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={24}>
        <AccountWizard />
        <AccountWizard variant="apart" orientation="vertical" hasIcons />
        <AccountWizard variant="rail" mistakesStop="sending" preview={<Example />} />
      </Stack>
    </Pictures>
  ),
})
