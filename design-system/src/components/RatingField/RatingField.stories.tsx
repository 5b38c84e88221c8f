import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import {
  IconFlag,
  IconFlask,
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
} from '../../icons/icons.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { RatingField } from './RatingField.tsx'

const meta = preview.meta({
  title: 'Forms/RatingField',
  component: RatingField,
  args: { label: 'How was it?' },
})

const AllSizes = () => (
  <Stack gap={16}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <RatingField key={size} label={size} size={size} defaultValue={3.5} hasHalves isValueShown />
    ))}
  </Stack>
)
const AllIcons = () => (
  <Stack gap={16}>
    <RatingField label="Flags" icon={IconFlag} tone="danger" defaultValue={4} />
    <RatingField label="Flasks" icon={IconFlask} tone="primary" defaultValue={2.5} hasHalves />
  </Stack>
)

const Faces = () => (
  <RatingField
    label="Answer"
    icon={[IconMoodCry, IconMoodSad, IconMoodEmpty, IconMoodSmile, IconMoodHappy]}
    isOutlined
    size="large"
    words={['Awful', 'Poor', 'Fair', 'Good', 'Excellent']}
    isValueShown
    defaultValue={4}
  />
)

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultValue: 4, isValueShown: true } })
export const Focused = meta.story({
  args: { defaultValue: 4 },
  play: async ({ userEvent }) => userEvent.tab(),
})
export const Halves = meta.story({ args: { defaultValue: 3.5, hasHalves: true, isValueShown: true } })
export const Clearable = meta.story({ args: { defaultValue: 3, isClearable: true } })
export const CustomIcons = meta.story({ render: () => <AllIcons /> })
/** A picture of its own for each, and what each is called. */
export const PictureForEach = meta.story({ render: () => <Faces /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const TenStars = meta.story({ args: { max: 10, defaultValue: 7, size: 'small', isValueShown: true } })
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Give at least one star.' } })
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 4 } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 4 } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'كيف كانت التجربة؟',
    defaultValue: 3.5,
    hasHalves: true,
    isValueShown: true,
    isClearable: true,
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={3} gap={24}>
        <AllSizes />
        <Stack gap={16}>
          <AllIcons />
          <RatingField
            label="Clearable"
            isClearable
            defaultValue={3}
            description="Press it again to clear."
          />
        </Stack>
        <Stack gap={16}>
          <RatingField label="How was it?" isRequired errorMessage="Give at least one star." isValueShown />
          <RatingField label="Disabled" isDisabled defaultValue={4} />
          <RatingField label="Of ten" max={10} size="small" defaultValue={7} />
        </Stack>
        <Faces />
      </Grid>
    </Pictures>
  ),
})
