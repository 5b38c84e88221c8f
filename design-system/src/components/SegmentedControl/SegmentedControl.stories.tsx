import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import {
  IconLayoutGrid,
  IconListDetails,
  IconMoon,
  IconSun,
  IconDeviceDesktop,
  IconTable,
} from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { SegmentedControl, type Segment } from './SegmentedControl.tsx'

const periods: Segment[] = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Yearly' },
]
const themes: Segment[] = [
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
  { id: 'system', label: 'System', icon: IconDeviceDesktop },
]
const views: Segment[] = [
  { id: 'list', label: 'List', icon: IconListDetails },
  { id: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { id: 'table', label: 'Table', icon: IconTable, isDisabled: true },
]
const long: Segment[] = [
  { id: 'payment', label: 'Zahlungserinnerungen' },
  { id: 'shipping', label: 'Versandbenachrichtigungen' },
]
const arabic: Segment[] = [
  { id: 'month', label: 'شهريًا' },
  { id: 'year', label: 'سنويًا' },
  { id: 'once', label: 'مرة واحدة' },
]

const AllSizes = () => (
  <Inline gap={24} align="start">
    {(['small', 'medium', 'large'] as const).map((size) => (
      <SegmentedControl key={size} label={size} size={size} options={themes} defaultValue="dark" />
    ))}
    {(['small', 'medium', 'large'] as const).map((size) => (
      <SegmentedControl key={size} label={`View, ${size}`} size={size} options={views} isIconOnly />
    ))}
  </Inline>
)

const meta = preview.meta({
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Billing', options: periods },
})

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'year' } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const WithIcons = meta.story({ args: { label: 'Theme', options: themes, defaultValue: 'system' } })
export const IconsAlone = meta.story({ args: { label: 'View', options: views, isIconOnly: true } })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Block = meta.story({ args: { isBlock: true, description: 'You can change it at any time.' } })
export const LongWords = meta.story({
  render: () => (
    <Box maxWidth={280}>
      <SegmentedControl label="Benachrichtigungen" options={long} />
    </Box>
  ),
})
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'This plan is paid by the year.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'year' } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الدفع', options: arabic, defaultValue: 'year' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllSizes />
        <Inline gap={24} align="start">
          <SegmentedControl
            label="Billing"
            options={periods}
            isRequired
            errorMessage="This plan is paid by the year."
          />
          <SegmentedControl label="Theme" options={themes} defaultValue="system" isDisabled />
        </Inline>
        <Box maxWidth={280}>
          <SegmentedControl label="Benachrichtigungen" options={long} isBlock />
        </Box>
      </Stack>
    </Pictures>
  ),
})
