import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { IconStar } from '../../icons/icons.ts'
import { Radio } from './Radio.tsx'
import { RadioGroup, type RadioOption } from './RadioGroup.tsx'

const speeds: RadioOption[] = [
  { id: 'standard', label: 'Standard' },
  { id: 'express', label: 'Express' },
  { id: 'pickup', label: 'Pick up in the shop' },
]
const explained: RadioOption[] = [
  { id: 'all', label: 'Everything', description: 'Each order, message and comment.' },
  { id: 'mine', label: 'What concerns me', description: 'When somebody names or assigns me.' },
  { id: 'none', label: 'Nothing', isDisabled: true, description: 'Your role must be reachable.' },
]
const arabic: RadioOption[] = [
  { id: 'standard', label: 'توصيل عادي', description: 'من ثلاثة إلى خمسة أيام.' },
  { id: 'express', label: 'توصيل سريع', description: 'يصل غدًا.' },
]

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Delivery', options: speeds },
})

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'express' } })
export const Focused = meta.story({
  args: { defaultValue: 'express' },
  play: async ({ userEvent }) => userEvent.tab(),
})
export const Descriptions = meta.story({
  args: { label: 'Notify me of', options: explained, defaultValue: 'mine' },
})
export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'standard' } })
export const LabelPlacements = meta.story({
  render: () => (
    <Stack gap={24}>
      {(['end', 'start', 'above', 'below'] as const).map((labelPlacement) => (
        <RadioGroup
          key={labelPlacement}
          label={`Words: ${labelPlacement}`}
          orientation={labelPlacement === 'end' || labelPlacement === 'start' ? 'vertical' : 'horizontal'}
          options={speeds}
          defaultValue="standard"
          labelPlacement={labelPlacement}
        />
      ))}
    </Stack>
  ),
})
export const Alone = meta.story({
  render: () => (
    <Inline gap={16}>
      <Radio name="row" value="1" aria-label="Row 1" defaultSelected />
      <Radio name="row" value="2" aria-label="Row 2" />
      <Radio name="row" value="3" aria-label="Row 3" isDisabled />
    </Inline>
  ),
})
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Choose how it should reach you.' },
})
/** A tone for each, where colours tell the choices apart. */
export const Toned = meta.story({
  args: {
    label: 'Priority',
    defaultValue: 'high',
    options: [
      { id: 'low', label: 'Low', tone: 'success' },
      { id: 'medium', label: 'Medium', tone: 'warning' },
      { id: 'high', label: 'High', tone: 'danger' },
    ],
  },
})
/** A picture in place of the dot. */
export const Pictured = meta.story({ args: { icon: IconStar, defaultValue: 'standard' } })
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'express' } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'express' } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'التوصيل', options: arabic, defaultValue: 'express', isRequired: true },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={24}>
        <RadioGroup label="Notify me of" options={explained} defaultValue="mine" />
        <RadioGroup
          label="Delivery"
          options={speeds}
          isRequired
          errorMessage="Choose how it should reach you."
        />
        <Stack gap={16}>
          <RadioGroup label="Delivery" options={speeds} orientation="horizontal" defaultValue="standard" />
          <RadioGroup
            label="Delivery"
            options={speeds.slice(0, 2)}
            labelPlacement="above"
            orientation="horizontal"
            defaultValue="standard"
          />
          <Box maxWidth={200}>
            <RadioGroup
              label="Delivery"
              description="Set by your plan."
              options={speeds}
              labelPlacement="start"
              isDisabled
              defaultValue="express"
            />
          </Box>
        </Stack>
      </Grid>
    </Pictures>
  ),
})
