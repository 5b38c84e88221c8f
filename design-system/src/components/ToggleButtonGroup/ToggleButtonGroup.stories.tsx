import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconLayoutGrid, IconLayoutKanban, IconListDetails, IconTable } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleOption } from './ToggleButtonGroup.tsx'

const periods: ToggleOption[] = [
  { id: '7d', label: '7d' },
  { id: '30d', label: '30d' },
  { id: '12m', label: '12m' },
]
const views: ToggleOption[] = [
  { id: 'list', label: 'List', icon: IconListDetails },
  { id: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { id: 'board', label: 'Board', icon: IconLayoutKanban },
  { id: 'table', label: 'Table', icon: IconTable, isDisabled: true },
]
const long: ToggleOption[] = [
  { id: 'payment', label: 'Zahlungserinnerungen' },
  { id: 'shipping', label: 'Versandbenachrichtigungen' },
]
const arabic: ToggleOption[] = [
  { id: 'day', label: 'يوم' },
  { id: 'week', label: 'أسبوع' },
  { id: 'month', label: 'شهر' },
]

const meta = preview.meta({
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: { label: 'Period', options: periods, selectedIds: ['30d'], onSelectionChange: () => {} },
})

type KeptProps = Omit<ToggleButtonGroupProps, 'onSelectionChange' | 'ref'>

function Kept(props: KeptProps) {
  const [ids, setIds] = useState(props.selectedIds)
  return <ToggleButtonGroup {...props} selectedIds={ids} onSelectionChange={setIds} />
}

const variants = ['segmented', 'outlined', 'plain'] as const

const AllVariants = () => (
  <Stack gap={12} align="start">
    {variants.map((variant) => (
      <Inline key={variant} gap={16}>
        <Kept label={`Period, ${variant}`} variant={variant} options={periods} selectedIds={['30d']} />
        <Kept label={`View, ${variant}`} variant={variant} options={views} selectedIds={['list']} />
        <Kept
          label={`Look, ${variant}`}
          variant={variant}
          options={views}
          selectedIds={['grid']}
          isIconOnly
        />
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline gap={16}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Kept key={size} label={size} size={size} options={periods} selectedIds={['7d']} />
    ))}
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Kept
        key={size}
        label={`View, ${size}`}
        size={size}
        options={views}
        selectedIds={['list']}
        isIconOnly
      />
    ))}
  </Inline>
)

const Several = () => (
  <Inline gap={16}>
    {variants.map((variant) => (
      <Kept
        key={variant}
        label={`Views, ${variant}`}
        variant={variant}
        selectionMode="multiple"
        options={views}
        selectedIds={['list', 'grid']}
      />
    ))}
  </Inline>
)

const InAColumn = () => (
  <Inline gap={24} align="start">
    {variants.map((variant) => (
      <Kept
        key={variant}
        label={`View, ${variant}, vertical`}
        variant={variant}
        orientation="vertical"
        options={views}
        selectedIds={['grid']}
      />
    ))}
  </Inline>
)

const InLittleRoom = () => (
  <Box maxWidth={260}>
    <Stack gap={12}>
      <Kept label="Segmented" options={long} selectedIds={['payment']} isBlock />
      <Kept label="Outlined" variant="outlined" options={long} selectedIds={['payment']} isBlock />
    </Stack>
  </Box>
)

export const Playground = meta.story({ render: (args) => <Kept {...(args as KeptProps)} /> })
export const Variants = meta.story({ render: () => <AllVariants /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const Multiple = meta.story({ render: () => <Several /> })
export const Vertical = meta.story({ render: () => <InAColumn /> })
export const Block = meta.story({ args: { isBlock: true } })
export const LongWords = meta.story({ render: () => <InLittleRoom /> })
export const InArabic = meta.story({
  globals: { language: 'ar' },
  render: () => <Kept label="المدة" options={arabic} selectedIds={['day']} />,
})
export const Disabled = meta.story({ args: { isDisabled: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <AllVariants />
        <AllSizes />
        <Several />
        <Inline gap={24} align="start">
          <InAColumn />
          <InLittleRoom />
        </Inline>
      </Stack>
    </Pictures>
  ),
})
