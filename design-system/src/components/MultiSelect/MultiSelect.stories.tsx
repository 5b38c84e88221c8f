import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMail, IconMessage, IconPhone } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const cities = [
  { title: 'Europe', options: ['Lyon', 'Köln', 'Zürich', 'Porto'].map((label) => ({ id: label, label })) },
  { title: 'Africa', options: ['Lagos', 'Tunis', 'Nairobi'].map((label) => ({ id: label, label })) },
  { title: 'Asia', options: ['Dubai', 'Jakarta', 'Osaka'].map((label) => ({ id: label, label })) },
]
const ways = [
  { id: 'mail', label: 'E-mail', icon: IconMail },
  { id: 'phone', label: 'Phone', icon: IconPhone },
  { id: 'chat', label: 'Chat', icon: IconMessage, description: 'On weekdays' },
]
const people = ['Maya Laurent', 'Omar Haddad', 'Iris Okafor', 'Teo Marchetti'].map((label) => ({
  id: label,
  label,
  avatar: {},
}))
const orders = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Order ${at + 1}` }))

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect<string>,
  args: { label: 'Cities', options: cities, placeholder: 'Anywhere', defaultValue: ['Lyon', 'Lagos'] },
  render: (args) => (
    <Box maxWidth={360}>
      <MultiSelect {...args} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Empty = meta.story({ args: { defaultValue: [] } })
/** Three chips, and “+n” for the others. */
export const Filled = meta.story({ args: { defaultValue: ['Lyon', 'Köln', 'Zürich', 'Lagos', 'Dubai'] } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const Icons = meta.story({ args: { label: 'Reach me by', options: ways, defaultValue: ['mail'] } })
export const Faces = meta.story({
  args: { label: 'Assignees', options: people, defaultValue: ['Maya Laurent', 'Omar Haddad'] },
})
/** Of ten thousand only those in sight are drawn. */
export const TenThousand = meta.story({ args: { label: 'Orders', options: orders, defaultValue: ['41'] } })
export const Description = meta.story({ args: { description: 'Where it may be sent.' } })
export const Invalid = meta.story({
  args: { defaultValue: [], isRequired: true, errorMessage: 'Choose a city at least.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const Pending = meta.story({ args: { isPending: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'المدن',
    options: ['دبي', 'تونس', 'ليون', 'لاغوس'].map((label) => ({ id: label, label })),
    defaultValue: ['دبي', 'تونس'],
  },
})

const open = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[aria-haspopup]')!)
    await screen.findByRole('listbox')
  },
})
export const Open = meta.story({
  tags: ['!autodocs'],
  parameters: {
    a11y: {
      exceptions: [
        {
          rule: 'scrollable-region-focusable',
          reason: 'The arrow keys scroll the list while the focus stays in the field above it.',
        },
      ],
    } as object,
  },
  play: open.input.play,
})
export const OpenPlain = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Reach me by', options: ways, defaultValue: ['mail'] },
  play: open.input.play,
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Grid columns={3} gap={16}>
        <MultiSelect label="Cities" options={cities} size="small" defaultValue={['Lyon']} />
        <MultiSelect label="Cities" options={cities} placeholder="Anywhere" />
        <MultiSelect label="Cities" options={cities} size="large" defaultValue={['Lyon', 'Köln']} />
        <MultiSelect
          label="Cities"
          options={cities}
          variant="filled"
          defaultValue={['Lyon', 'Köln', 'Lagos', 'Dubai']}
        />
        <MultiSelect label="Assignees" options={people} variant="plain" defaultValue={['Maya Laurent']} />
        <MultiSelect label="Cities" options={cities} isRequired errorMessage="Choose a city at least." />
        <MultiSelect label="Cities" options={cities} isDisabled defaultValue={['Lyon']} />
        <MultiSelect
          label="Cities"
          options={cities}
          isReadOnly
          defaultValue={['Lyon']}
          description="Fixed."
        />
        <MultiSelect label="Cities" options={cities} isPending placeholder="Loading…" />
      </Grid>
    </Pictures>
  ),
})
