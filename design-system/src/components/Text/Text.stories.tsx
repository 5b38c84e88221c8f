import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { type TextSize, textSizes, type TextWeight, weights } from '../../tokens/scales.ts'
import { Text } from './Text.tsx'

const meta = preview.meta({
  title: 'Data display/Text',
  component: Text,
  args: { children: 'Everyone who can sign in, and what they may do.' },
})

const inks = ['ink', 'muted', 'subtle'] as const

const AllSizes = () => (
  <Stack gap={8}>
    {(Object.keys(textSizes) as TextSize[]).map((size) => (
      <Text key={size} size={size} isTruncated>
        One calm place · {textSizes[size].size}
      </Text>
    ))}
  </Stack>
)

const AllInks = () => (
  <Inline gap={16}>
    {inks.map((ink) => (
      <Text key={ink} ink={ink}>
        {ink}
      </Text>
    ))}
    {toneNames.map((tone) => (
      <Text key={tone} tone={tone} weight="medium">
        {tone}
      </Text>
    ))}
  </Inline>
)

const AllWeights = () => (
  <Inline gap={16}>
    {(Object.keys(weights) as TextWeight[]).map((weight) => (
      <Text key={weight} weight={weight} size="lg">
        {weight}
      </Text>
    ))}
  </Inline>
)

const Figures = () => (
  <Stack gap={2}>
    {['1,111.11', '48,216.00'].map((figure) => (
      <Text key={figure} isNumeric>
        {figure}
      </Text>
    ))}
  </Stack>
)

export const Playground = meta.story()
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Inks = meta.story({ render: () => <AllInks /> })
export const Weights = meta.story({ render: () => <AllWeights /> })
export const Numeric = meta.story({ render: () => <Figures /> })
export const Truncated = meta.story({
  args: { isTruncated: true },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <Text {...args} />
    </div>
  ),
})
export const Arabic = meta.story({
  args: { children: 'كل من يستطيع تسجيل الدخول، وما يُسمح له به.', size: 'lg' },
  globals: { language: 'ar' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllSizes />
        <AllInks />
        <AllWeights />
        <Figures />
      </Stack>
    </Pictures>
  ),
})
