import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMoon, IconSun } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Icon } from '../Icon/Icon.tsx'
import { RangeSlider } from './RangeSlider.tsx'
import { Slider } from './Slider.tsx'

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
const moods = [
  { value: 0, label: 'Never' },
  { value: 50, label: 'Sometimes' },
  { value: 100, label: 'Always' },
]

const AllTones = () => (
  <Grid columns={3} gap={16}>
    {toneNames.map((tone, at) => (
      <Slider key={tone} label={tone} tone={tone} defaultValue={20 + at * 12} />
    ))}
  </Grid>
)
const AllSizes = () => (
  <Grid columns={3} gap={16}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Slider key={size} label={size} size={size} defaultValue={40} tickStep={10} hasLimits />
    ))}
  </Grid>
)
const Upright = () => (
  <Inline gap={40} align="start">
    <Slider label="Volume" orientation="vertical" defaultValue={60} hasLimits />
    <Slider label="How often" orientation="vertical" defaultValue={50} marks={moods} tooltip="always" />
    <RangeSlider
      label="Price"
      orientation="vertical"
      defaultValue={[20, 70]}
      formatOptions={euros}
      tickStep={10}
      hasLimits
    />
  </Inline>
)

const meta = preview.meta({
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Brightness', defaultValue: 60 },
  render: (args) => (
    <Box maxWidth={400}>
      <Slider {...args} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Marks = meta.story({ args: { label: 'How often', defaultValue: 50, step: 25, marks: moods } })
export const Ticks = meta.story({ args: { tickStep: 10, hasLimits: true } })
export const Formats = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <Stack gap={24}>
        <Slider
          label="Budget"
          maxValue={5000}
          step={50}
          defaultValue={1200}
          formatOptions={euros}
          hasLimits
        />
        <Slider
          label="Opacity"
          maxValue={1}
          step={0.05}
          defaultValue={0.35}
          formatOptions={{ style: 'percent' }}
        />
        <Slider
          label="Distance"
          maxValue={50}
          defaultValue={12}
          formatOptions={{ style: 'unit', unit: 'kilometer' }}
        />
      </Stack>
    </Box>
  ),
})
export const Icons = meta.story({
  args: { start: <Icon icon={IconMoon} size={18} />, end: <Icon icon={IconSun} size={18} /> },
})
export const Tooltip = meta.story({ args: { tooltip: 'always', isValueShown: false } })
export const Range = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <RangeSlider
        label="Price"
        maxValue={500}
        step={5}
        minDistance={20}
        defaultValue={[80, 320]}
        formatOptions={euros}
        hasLimits
      />
    </Box>
  ),
})
export const RangeWithTooltips = meta.story({
  render: () => (
    <Box maxWidth={400}>
      <RangeSlider
        label="Price"
        maxValue={500}
        step={5}
        defaultValue={[80, 320]}
        formatOptions={euros}
        tooltip="always"
        isValueShown={false}
      />
    </Box>
  ),
})
export const Vertical = meta.story({ render: () => <Upright /> })
export const Invalid = meta.story({ args: { errorMessage: 'Below 70 nobody can read it.' } })
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Box maxWidth={400}>
      <Stack gap={24}>
        <Slider label="السطوع" defaultValue={70} hasLimits tickStep={10} />
        <RangeSlider label="السعر" defaultValue={[10, 45]} formatOptions={euros} tooltip="always" hasLimits />
        <Slider label="مستوى الصوت" orientation="vertical" defaultValue={30} hasLimits />
      </Stack>
    </Box>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllTones />
        <AllSizes />
        <Grid columns={3} gap={24}>
          <RangeSlider
            label="Price"
            maxValue={500}
            defaultValue={[80, 320]}
            formatOptions={euros}
            tooltip="always"
            hasLimits
          />
          <Slider label="How often" defaultValue={50} marks={moods} isDisabled />
          <Slider
            label="Brightness"
            defaultValue={60}
            start={<Icon icon={IconMoon} size={18} />}
            end={<Icon icon={IconSun} size={18} />}
            errorMessage="Below 70 nobody can read it."
          />
        </Grid>
        <Upright />
      </Stack>
    </Pictures>
  ),
})
