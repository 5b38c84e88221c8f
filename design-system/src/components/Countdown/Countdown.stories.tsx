import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Countdown } from './Countdown.tsx'

/** Long over, so that the figures stand still. */
const over = new Date(0)

const meta = preview.meta({
  title: 'Data display/Countdown',
  component: Countdown,
  args: { label: 'Until the doors open', until: over },
})

const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)

export const Playground = meta.story({ args: { until: inThreeDays } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'حتى الافتتاح', until: inThreeDays },
})

/** When the moment has come it stands at zero. */
export const Over = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures width={420}>
      <Countdown {...args} />
    </Pictures>
  ),
})
