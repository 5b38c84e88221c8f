import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx'

const people = [
  ['Maya Laurent', 'maya.laurent@example.com'],
  ['Omar Haddad', 'omar.haddad@example.com'],
  ['Iris Okafor', 'iris.okafor@example.com'],
  ['Teo Marchetti', 'teo.m@example.com'],
  ['ليلى حداد', 'layla@example.com'],
].map(([label = '', description]) => ({ id: description ?? label, label, description, avatar: {} }))
const [maya = '', omar = '', , , layla = ''] = people.map(({ id }) => id)
const skills = ['Accounting', 'Baking', 'Carpentry', 'Design', 'Editing', 'Farming', 'Gardening'].map(
  (label) => ({ id: label, label }),
)
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const meta = preview.meta({
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'To',
    options: people,
    placeholder: 'Names or addresses',
    defaultValue: [maya],
  } as AutocompleteProps,
  render: (args) => (
    <Box maxWidth={420}>
      <Autocomplete {...args} />
    </Box>
  ),
})

export const Playground = meta.story()
export const Empty = meta.story({ args: { defaultValue: [] } })
export const Filled = meta.story({ args: { defaultValue: [maya, omar, layla, 'someone@else.org'] } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
/** Nothing but what is suggested may be added. */
export const SuggestedOnly = meta.story({
  args: {
    label: 'Skills',
    options: skills,
    allowsCustomValue: false,
    defaultValue: ['Baking'],
  } as AutocompleteProps,
})
export const FromAServer = meta.story({
  args: {
    options: undefined,
    load: async (query: string) => {
      await later(600)
      return people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
    },
    known: people.slice(0, 1),
  } as unknown as AutocompleteProps,
})
/** The cross at the end takes everything out. */
export const Clearable = meta.story({ args: { isClearable: true, defaultValue: [maya, omar] } })
/** What is there already stays typed, with the reason below. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'maya laurent{Enter}'),
})
export const AtMostTwo = meta.story({ args: { max: 2, description: 'At most two.' } })
export const Invalid = meta.story({
  args: { defaultValue: [], isRequired: true, errorMessage: 'Say who should get it.' },
})
export const Disabled = meta.story({ args: { isDisabled: true } })
export const ReadOnly = meta.story({ args: { isReadOnly: true } })
export const Pending = meta.story({ args: { isPending: true } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'إلى', placeholder: 'أسماء أو عناوين', defaultValue: [layla, omar] },
})

export const Open = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ar')
    await screen.findByRole('listbox')
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Grid columns={3} gap={16}>
        <Autocomplete label="To" options={people} size="small" defaultValue={[maya]} />
        <Autocomplete label="To" options={people} placeholder="Names or addresses" />
        <Autocomplete label="To" options={people} size="large" defaultValue={[maya]} />
        <Autocomplete label="To" options={people} variant="filled" defaultValue={[maya, omar, layla]} />
        <Autocomplete label="Skills" options={skills} variant="plain" defaultValue={['Baking', 'Design']} />
        <Autocomplete label="To" options={people} isRequired errorMessage="Say who should get it." />
        <Autocomplete label="To" options={people} isDisabled defaultValue={[maya]} />
        <Autocomplete label="To" options={people} isReadOnly defaultValue={[maya]} description="A reply." />
      </Grid>
    </Pictures>
  ),
})
