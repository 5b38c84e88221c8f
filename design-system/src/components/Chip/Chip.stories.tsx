import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCrown, IconTruck } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../theme/ramps.ts'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  title: 'Data display/Chip',
  component: Chip,
  args: { children: 'Active', tone: 'success' as const, hasDot: true },
})

const variants = ['soft', 'outlined', 'solid'] as const

const AllTones = () => (
  <Stack gap={8}>
    {variants.map((variant) => (
      <Inline key={variant}>
        {toneNames.map((tone) => (
          <Chip key={tone} tone={tone} variant={variant} hasDot>
            {tone}
          </Chip>
        ))}
      </Inline>
    ))}
  </Stack>
)

const AllSizes = () => (
  <Inline>
    <Chip size="small" tone="info">
      Small
    </Chip>
    <Chip tone="info">Medium</Chip>
    <Chip size="small" tone="primary" icon={IconCrown}>
      Admin
    </Chip>
    <Chip tone="warning" icon={IconTruck}>
      On its way
    </Chip>
    <Chip tone="success" hasDot lang="ar">
      نشِط
    </Chip>
  </Inline>
)

export const Playground = meta.story()
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const WithIcon = meta.story({
  args: { hasDot: false, icon: IconCrown, children: 'Admin', tone: 'danger' },
})
export const LongWords = meta.story({
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Chip tone="warning" hasDot>
        En attente de validation comptable
      </Chip>
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={8}>
        <AllTones />
        <AllSizes />
      </Stack>
    </Pictures>
  ),
})
