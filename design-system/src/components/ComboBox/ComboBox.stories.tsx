import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMapPin, IconTag } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import type { SelectOption } from '../Select/Select.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'

const cities = ['Lyon', 'Köln', 'Zürich', 'Porto', 'Lagos', 'Tunis', 'Dubai', 'دبي', 'تونس'].map((label) => ({
  id: label,
  label,
}))
const people = [
  ['Maya Laurent', 'Editor, Lyon'],
  ['Omar Haddad', 'Author, Tunis'],
  ['Iris Okafor', 'Maintainer, Lagos'],
  ['Teo Marchetti', 'Author, Porto'],
].map(([label = '', description]) => ({ id: label, label, description, avatar: {} }))
const orders = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Order ${at + 1}` }))
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'City', options: cities, placeholder: 'Type a name' } as ComboBoxProps,
  render: (args) => (
    <Box maxWidth={320}>
      <ComboBox {...args} />
    </Box>
  ),
})

const type = (text: string) =>
  meta.story({
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('combobox'), text)
      await screen.findByRole('listbox')
    },
  }).input.play

export const Playground = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'Lyon' } })
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const WithIcon = meta.story({ args: { start: IconMapPin, defaultValue: 'Lyon' } })
/** Faces, a second line, and the part that matches marked. */
export const CustomRows = meta.story({
  args: { label: 'Assignee', options: people, defaultValue: 'Omar Haddad' } as ComboBoxProps,
})
export const CustomValue = meta.story({
  args: { allowsCustomValue: true, description: 'Any other place will do as well.' },
})

function Creating() {
  const [options, setOptions] = useState<SelectOption[]>(
    ['Autumn', 'Sale'].map((label) => ({ id: label, label, icon: IconTag })),
  )
  return (
    <Box maxWidth={320}>
      <ComboBox
        label="Category"
        options={options}
        onCreate={async (label) => {
          await later(600)
          const made = { id: label, label, icon: IconTag }
          setOptions([...options, made])
          return made
        }}
      />
    </Box>
  )
}
/** Type what is not there: the last entry creates it. */
export const CreateNew = meta.story({ render: () => <Creating /> })

const search = async (query: string, signal: AbortSignal) => {
  await later(700)
  signal.throwIfAborted()
  if (query === 'error') throw new Error('The mock fails for this word.')
  return people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
}
/** Type “error” to see it fail and try again. */
export const FromAServer = meta.story({
  args: { label: 'Assignee', options: undefined, load: search, value: undefined } as ComboBoxProps,
})
/** Of ten thousand only those in sight are drawn. */
export const TenThousand = meta.story({ args: { label: 'Order', options: orders } as ComboBoxProps })
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Choose where it goes.' } })
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Lyon' } })
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Lyon' } })
export const Pending = meta.story({ args: { isPending: true, defaultValue: 'Lyon' } })
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'المدينة', placeholder: 'اكتب اسمًا', defaultValue: 'دبي' },
})

export const Open = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Assignee', options: people } as ComboBoxProps,
  play: type('ma'),
})
export const OpenToCreate = meta.story({
  tags: ['!autodocs'],
  args: { onCreate: (label: string) => ({ id: label, label }) },
  play: type('Ly'),
})
export const NothingFound = meta.story({ tags: ['!autodocs'], play: type('zebra') })
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: {
    options: undefined,
    load: () => Promise.reject(new Error('The mock fails.')),
  } as unknown as ComboBoxProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ly')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={720}>
      <Grid columns={3} gap={16}>
        <ComboBox label="City" options={cities} size="small" defaultValue="Lyon" />
        <ComboBox label="City" options={cities} placeholder="Type a name" />
        <ComboBox label="City" options={cities} size="large" defaultValue="Lyon" start={IconMapPin} />
        <ComboBox label="City" options={cities} variant="filled" defaultValue="Köln" />
        <ComboBox label="Assignee" options={people} variant="plain" defaultValue="Omar Haddad" />
        <ComboBox label="City" options={cities} isRequired errorMessage="Choose where it goes." />
        <ComboBox label="City" options={cities} isDisabled defaultValue="Lyon" />
        <ComboBox
          label="City"
          options={cities}
          isReadOnly
          defaultValue="Lyon"
          description="Set by the order."
        />
        <ComboBox label="City" options={cities} isPending defaultValue="Lyon" />
      </Grid>
    </Pictures>
  ),
})
