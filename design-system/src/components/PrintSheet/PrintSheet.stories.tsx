import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const receipt = (
  <Stack gap={24}>
    <Heading level={2}>Receipt 4711</Heading>
    <Inline justify="between">
      <Text>Two pots of tea</Text>
      <Text isNumeric>$9.40</Text>
    </Inline>
  </Stack>
)

const meta = preview.meta({
  title: 'Data display/PrintSheet',
  component: PrintSheet,
  args: { children: receipt, 'aria-label': 'Receipt' },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <PrintSheet aria-label="Receipt">{receipt}</PrintSheet>
    </Pictures>
  ),
})
