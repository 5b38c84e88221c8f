import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Switch } from './Switch.tsx'
import { SwitchGroup, type SwitchOption } from './SwitchGroup.tsx'

const settings: SwitchOption[] = [
  { id: 'push', label: 'Push messages', description: 'On this device, as soon as something happens.' },
  { id: 'summary', label: 'Weekly summary', description: 'Every Monday morning.', isPending: true },
  { id: 'news', label: 'News of the product', isDisabled: true },
]
const arabic: SwitchOption[] = [
  { id: 'push', label: 'إشعارات فورية', description: 'على هذا الجهاز، فور حدوث شيء.' },
  { id: 'summary', label: 'ملخص أسبوعي', description: 'كل يوم اثنين صباحًا.' },
]

const AllTones = () => (
  <Inline gap={16}>
    {toneNames.map((tone) => (
      <Switch key={tone} tone={tone} defaultSelected aria-label={tone} />
    ))}
    <Switch aria-label="Off" />
  </Inline>
)
const AllSizes = () => (
  <Inline gap={16}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Switch key={size} size={size} defaultSelected>
        {size}
      </Switch>
    ))}
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Switch key={size} size={size} aria-label={size} isPending defaultSelected={size === 'large'} />
    ))}
  </Inline>
)
const AllPlacements = () => (
  <Inline gap={24} align="start">
    {(['end', 'start', 'above', 'below'] as const).map((labelPlacement) => (
      <Switch key={labelPlacement} labelPlacement={labelPlacement} defaultSelected>
        {labelPlacement}
      </Switch>
    ))}
  </Inline>
)

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Show prices with tax' } as { children: string },
})

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultSelected: true } })
export const Focused = meta.story({
  args: { defaultSelected: true },
  play: async ({ userEvent }) => userEvent.tab(),
})
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const LabelPlacements = meta.story({ render: () => <AllPlacements /> })
export const WithDescription = meta.story({
  args: { defaultSelected: true, description: 'In carts, on invoices and in e-mails.' },
})
export const Group = meta.story({
  render: () => (
    <Box maxWidth={480}>
      <SwitchGroup label="Tell me" options={settings} defaultValue={['push']} />
    </Box>
  ),
})
export const GroupAsList = meta.story({
  render: () => <SwitchGroup label="Tell me" layout="list" options={settings} defaultValue={['push']} />,
})
export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Turn it on to sell in France.' },
})
export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultSelected: true } })
export const Pending = meta.story({ args: { isPending: true, defaultSelected: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <Box maxWidth={480}>
      <SwitchGroup label="أخبرني" options={arabic} defaultValue={['push']} />
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
        <AllPlacements />
        <Grid columns={2} gap={24}>
          <SwitchGroup label="Tell me" options={settings} defaultValue={['push', 'summary']} />
          <Stack gap={16}>
            <SwitchGroup label="Tell me" layout="list" options={settings} defaultValue={['push']} />
            <Switch isRequired errorMessage="Turn it on to sell in France.">
              Show prices with tax
            </Switch>
          </Stack>
        </Grid>
      </Stack>
    </Pictures>
  ),
})
