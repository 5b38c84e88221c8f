import preview from '../../../../.storybook/preview.tsx'
import { IconRefresh, IconWifiOff } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { PageNotice } from './PageNotice.tsx'

const meta = preview.meta({
  title: 'Feedback/PageNotice',
  component: PageNotice,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: { children: 'You are offline. What needs the server waits.', tone: 'warning', icon: IconWifiOff },
  render: (args) => (
    <>
      <Stack gap={12}>
        {Array.from({ length: 6 }, (_, index) => (
          <Text key={index} ink="muted">
            The page goes on below, line {index + 1}
          </Text>
        ))}
      </Stack>
      <PageNotice {...args} />
    </>
  ),
})

export const Playground = meta.story()

const withActions = {
  tone: 'primary' as const,
  icon: IconRefresh,
  children: 'There is a new version.',
  actions: (
    <>
      <Button size="small">Reload</Button>
      <Button size="small" variant="plain">
        Later
      </Button>
    </>
  ),
}

/** What can be done about it stands after the words. */
export const WithActions = meta.story({ args: withActions })

export const OnlyWords = meta.story({
  args: { icon: undefined, children: 'You see the product as a client.' },
})

/** Nothing shows, but a screen reader already knows the place. */
export const Silent = meta.story({ args: { children: null } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: 'لا يوجد اتصال بالإنترنت.' },
})

export const Picture = meta.story({ tags: ['overlay', '!autodocs'] })

export const PictureWithActions = meta.story({ tags: ['overlay', '!autodocs'], args: withActions })
