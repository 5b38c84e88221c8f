import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCrown, IconPlus, IconTruck } from '../../icons/icons.ts'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { toneNames } from '../../tokens/ramps.ts'
import { Chip } from './Chip.tsx'
import { ChipButton } from './ChipButton.tsx'
import { PersonChip } from './PersonChip.tsx'

const meta = preview.meta({
  title: 'Data display/Chip',
  component: Chip,
  subcomponents: { ChipButton, PersonChip },
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

function Switches() {
  const [isOn, setOn] = useState(true)
  return (
    <Inline>
      <ChipButton icon={IconPlus}>Add a filter</ChipButton>
      <ChipButton isPressed={isOn} onPress={() => setOn(!isOn)}>
        Only mine
      </ChipButton>
      <ChipButton isPressed={false}>Late</ChipButton>
      <ChipButton variant="soft" tone="primary">
        What is new?
      </ChipButton>
      <ChipButton size="small" isPressed tone="success">
        In stock
      </ChipButton>
      <ChipButton isDisabled>Sold out</ChipButton>
    </Inline>
  )
}

const People = () => (
  <Inline>
    <PersonChip name="Maya Laurent" />
    <PersonChip name="Omar Haddad" variant="outlined" />
    <PersonChip name="ليلى حداد" size="small" />
    <PersonChip name="Jonas Weber" tone="success" size="small" />
  </Inline>
)

export const Playground = meta.story()
export const Tones = meta.story({ render: () => <AllTones /> })
export const Sizes = meta.story({ render: () => <AllSizes /> })
export const WithIcon = meta.story({
  args: { hasDot: false, icon: IconCrown, children: 'Admin', tone: 'danger' },
})
/** On a card of its own, and with small corners. */
export const RaisedAndRounded = meta.story({
  render: () => (
    <Inline gap={12}>
      <Chip variant="raised" tone="success" hasDot>
        In stock
      </Chip>
      <Chip variant="raised" shape="rounded" icon={IconTruck}>
        Express
      </Chip>
      <Chip shape="rounded" tone="primary">
        Beta
      </Chip>
    </Inline>
  ),
})
/** `PersonChip`: a face and a name. */
export const WithAFace = meta.story({ render: () => <People /> })
/** `ChipButton`: a chip that is pressed, or that switches something on and off. */
export const ThatIsPressed = meta.story({ render: () => <Switches /> })
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
        <Switches />
        <People />
      </Stack>
    </Pictures>
  ),
})
