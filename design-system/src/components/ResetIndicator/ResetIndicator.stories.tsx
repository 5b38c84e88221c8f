import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { ResetIndicator, type ChangedMarkProps } from './ResetIndicator.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
]

/** A setting that is marked while it is not as it was at first. */
function Setting({ start = 'dark', ...mark }: Partial<ChangedMarkProps> & { start?: string }) {
  const [theme, setTheme] = useState(start)
  return (
    <SegmentedControl
      label="Theme"
      options={themes}
      value={theme}
      onChange={setTheme}
      labelEnd={
        theme !== 'light' && (
          <ResetIndicator
            label="Changed"
            resetLabel="Reset theme"
            {...mark}
            onReset={() => setTheme('light')}
          />
        )
      }
    />
  )
}

const meta = preview.meta({
  title: 'Feedback/ResetIndicator',
  component: ResetIndicator,
  args: { label: 'Changed', resetLabel: 'Reset theme', onReset: () => undefined },
  render: (args) => <Setting {...args} />,
})

export const Playground = meta.story()
export const Alone = meta.story({ render: (args) => <ResetIndicator {...args} /> })
/** As it was at first: no mark, and the line is as high as with one. */
export const Unchanged = meta.story({ render: (args) => <Setting {...args} start="light" /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures width={320}>
      <Stack gap={16}>
        <Setting />
        <Setting start="light" />
        <Slider label="Text size" defaultValue={30} labelEnd={<ResetIndicator {...args} />} />
      </Stack>
    </Pictures>
  ),
})
