import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconBuilding, IconRocket, IconSmartHome, IconTruck, IconUser, IconUsers } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { CardOption } from './ChoiceCard.tsx'
import { CheckboxCards } from './CheckboxCards.tsx'
import { RadioCards } from './RadioCards.tsx'

const plans: CardOption[] = [
  { id: 'basic', label: 'Basic', end: 'Free', description: 'One shop, two people, answers within a day.' },
  {
    id: 'team',
    label: 'Team',
    end: '€ 24',
    description: 'Three shops, ten people, answers within the hour.',
  },
]
const owners: CardOption[] = [
  { id: 'me', label: 'Only me', icon: IconUser, description: 'Nobody else sees it.' },
  { id: 'team', label: 'My team', icon: IconUsers, description: 'The twelve of us.' },
  { id: 'all', label: 'Everyone', icon: IconBuilding, description: 'The whole company.', isDisabled: true },
]
const addOns: CardOption[] = [
  { id: 'express', label: 'Express', end: '€ 4', icon: IconTruck, description: 'There by tomorrow noon.' },
  {
    id: 'setup',
    label: 'Set it up',
    end: '€ 30',
    icon: IconSmartHome,
    description: 'We bring it in and plug it in.',
  },
  { id: 'priority', label: 'Priority', end: '€ 9', icon: IconRocket, description: 'Ahead of all others.' },
]
const scene = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h320v180H0z"/><circle cx="240" cy="56" r="26" fill="#fff" opacity=".8"/><path d="m0 150 90-70 70 50 60-40 100 60v30H0z" fill="#fff" opacity=".35"/></svg>`,
  )}`
const covers: CardOption[] = [
  { id: 'sea', label: 'Sea', image: scene('#5fc7f2', '#0a6fb0') },
  { id: 'dusk', label: 'Dusk', image: scene('#f5b36b', '#b1476b'), description: 'Warm, for evenings.' },
  { id: 'wood', label: 'Wood', image: scene('#a6d8a0', '#2d7d5b') },
]
const arabic: CardOption[] = [
  { id: 'basic', label: 'أساسية', end: 'مجانًا', description: 'متجر واحد وشخصان.' },
  { id: 'team', label: 'فريق', end: '24 €', description: 'ثلاثة متاجر وعشرة أشخاص.' },
]

const meta = preview.meta({
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: { label: 'Plan', options: plans, defaultValue: 'team' },
})

export const Playground = meta.story()
export const Empty = meta.story({ args: { defaultValue: undefined } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const WithIcons = meta.story({
  args: { label: 'Who may see it', options: owners, defaultValue: 'me', columns: { base: 1, sm: 3 } },
})
export const WithImages = meta.story({
  args: { label: 'Cover', options: covers, defaultValue: 'dusk', columns: { base: 1, sm: 3 } },
})
export const Several = meta.story({
  render: () => (
    <Stack gap={24}>
      <CheckboxCards
        label="Add to your order"
        options={addOns}
        defaultValue={['express']}
        columns={{ base: 1, sm: 3 }}
      />
      <CheckboxCards label="Plans" options={plans} defaultValue={['team']} />
      <CheckboxCards label="Covers" options={covers} defaultValue={['sea', 'wood']} columns={3} />
    </Stack>
  ),
})
export const Invalid = meta.story({
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'Choose a plan to go on.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الخطة', options: arabic, defaultValue: 'team' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap={16}>
        <RadioCards label="Plan" options={plans} defaultValue="team" columns={2} />
        <RadioCards
          label="Who may see it"
          options={owners}
          columns={3}
          isRequired
          errorMessage="Choose who may see it."
        />
        <CheckboxCards label="Add to your order" options={addOns} defaultValue={['express']} columns={3} />
        <CheckboxCards label="Covers" options={covers} defaultValue={['dusk']} columns={3} />
      </Stack>
    </Pictures>
  ),
})
