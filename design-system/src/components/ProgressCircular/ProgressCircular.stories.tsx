import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCircleCheck } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { ProgressCircular } from './ProgressCircular.tsx'

const meta = preview.meta({
  title: 'Feedback/ProgressCircular',
  component: ProgressCircular,
  args: { label: 'Upload', value: 64 },
})

const AllTones = () => (
  <Inline gap={16}>
    {toneNames.map((tone, index) => (
      <ProgressCircular
        key={tone}
        label={tone}
        tone={tone}
        size="large"
        value={92 - index * 14}
        isValueShown
      />
    ))}
  </Inline>
)

const AllSizes = () => (
  <Inline gap={16}>
    <ProgressCircular label="Small" size="small" value={40} />
    <ProgressCircular label="Medium" value={40} />
    <ProgressCircular label="Large" size="large" value={40} />
    <ProgressCircular label="Huge" size="huge" value={40} isValueShown />
  </Inline>
)

const WithWords = () => (
  <Inline gap={16}>
    <ProgressCircular label="Files uploaded" size="huge" tone="info" value={60} valueText="3 of 5 files">
      <Text as="span" size="2xl" weight="heavy">
        3/5
      </Text>
      <Text as="span" size="xs" ink="subtle">
        files
      </Text>
    </ProgressCircular>
    <ProgressCircular label="Backup" size="large" tone="success" value={100} valueText="Done">
      <Text as="span" tone="success">
        <Icon icon={IconCircleCheck} size={24} />
      </Text>
    </ProgressCircular>
  </Inline>
)

export const Playground = meta.story({ args: { label: 'Upload', value: 64 } })
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Indeterminate = meta.story({
  render: () => (
    <Inline gap={16}>
      {toneNames.map((tone) => (
        <ProgressCircular key={tone} label={tone} tone={tone} />
      ))}
    </Inline>
  ),
})
export const WordsInside = meta.story({ render: () => <WithWords /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Stack gap={16}>
        <AllTones />
        <AllSizes />
        <WithWords />
        <Inline gap={16}>
          <ProgressCircular label="Running" />
          <ProgressCircular label="Nothing yet" value={0} />
        </Inline>
      </Stack>
    </Pictures>
  ),
})
