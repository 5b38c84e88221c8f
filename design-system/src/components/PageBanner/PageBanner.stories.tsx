import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconEye, IconInfoCircle } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { PageBanner } from './PageBanner.tsx'

const meta = preview.meta({
  title: 'Feedback/PageBanner',
  component: PageBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '260px' } } },
  args: {
    label: 'View as another person',
    icon: IconEye,
    children: 'Viewing as client',
    actions: (
      <>
        <IconButton icon={IconInfoCircle} label="What this means" size="small" />
        <Button size="small">Back to admin</Button>
      </>
    ),
  },
})

export const Playground = meta.story()

/** It stays in sight while the page scrolls under it. */
export const OverAPage = meta.story({
  render: (args) => (
    <>
      <PageBanner {...args} />
      <Stack gap={12}>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index} ink="muted">
            The page goes on below, line {index + 1}
          </Text>
        ))}
      </Stack>
    </>
  ),
})

/** Long words take two lines, and what sticks to the window's top makes room for them. */
export const LongWords = meta.story({
  args: { children: 'Viewing as a restricted user of the customer service in the north of the country' },
})

/** Nothing shows, but a screen reader already knows the place. */
export const Silent = meta.story({ args: { children: null } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: 'تتصفّح بصفة عميل', actions: <Button size="small">العودة</Button> },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={8}>
        {toneNames.map((tone) => (
          <PageBanner
            key={tone}
            label={tone}
            tone={tone}
            icon={IconEye}
            actions={<Button size="small">Back to admin</Button>}
          >
            Viewing as client
          </PageBanner>
        ))}
      </Stack>
    </Pictures>
  ),
})
