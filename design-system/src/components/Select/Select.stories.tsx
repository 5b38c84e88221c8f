import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconCrown, IconDeviceDesktop, IconPencil, IconUser } from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Select, type SelectOption, type SelectProps, type SelectSection } from './Select.tsx'

const roles: SelectOption[] = [
  { id: 'admin', label: 'Admin', icon: IconCrown, description: 'Does everything, pays the bills' },
  { id: 'author', label: 'Author', icon: IconDeviceDesktop, description: 'Writes and publishes' },
  { id: 'editor', label: 'Editor', icon: IconPencil, description: 'Changes what others wrote' },
  { id: 'subscriber', label: 'Subscriber', icon: IconUser, description: 'Reads' },
]
const cities: SelectSection[] = [
  { title: 'Europe', options: ['Lyon', 'Köln', 'Zürich', 'Porto'].map((label) => ({ id: label, label })) },
  { title: 'Africa', options: ['Lagos', 'Tunis', 'Nairobi'].map((label) => ({ id: label, label })) },
]
const people = ['Maya Laurent', 'Omar Haddad', 'Iris Okafor'].map((label) => ({
  id: label,
  label,
  avatar: {},
}))
const orders = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Order ${at + 1}` }))
const plain = roles.map(({ id, label }) => ({ id, label }))

function Example(props: Partial<SelectProps<string>>) {
  const [value, setValue] = useState(props.value ?? null)
  return <Select label="Role" options={plain} {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select<string>,
  args: { label: 'Role', options: plain, value: 'editor', onChange: () => undefined },
  render: (args) => (
    <Box maxWidth={320}>
      <Example {...args} />
    </Box>
  ),
})

export const Playground = meta.story()

export const Placeholder = meta.story({ args: { value: null, placeholder: 'Choose a role' } })

export const Clearable = meta.story({ args: { clearLabel: 'All roles' } })

export const Filters = meta.story({
  render: () => (
    <Inline gap={12}>
      <Example isLabelHidden clearLabel="All roles" />
      <Example isLabelHidden clearLabel="All roles" value="admin" />
    </Inline>
  ),
})

export const Icons = meta.story({ args: { options: roles } })

export const Description = meta.story({ args: { description: 'It decides what they see and change.' } })

export const Invalid = meta.story({
  args: {
    value: null,
    isRequired: true,
    placeholder: 'Choose a role',
    errorMessage: 'Choose what they may do.',
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Large = meta.story({ args: { size: 'large' } })

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })

export const ReadOnly = meta.story({ args: { isReadOnly: true } })

export const Pending = meta.story({ args: { isPending: true } })

export const Small = meta.story({ args: { size: 'small' } })

/** A tinted box, or only a line below. */
export const Variants = meta.story({
  render: () => (
    <Inline gap={12} align="start">
      <Example variant="filled" value="editor" />
      <Example variant="plain" value="editor" />
      <Example variant="filled" value="editor" isReadOnly />
    </Inline>
  ),
})

export const Sections = meta.story({ args: { label: 'City', options: cities, value: 'Lyon' } })

export const Faces = meta.story({ args: { label: 'Assignee', options: people, value: 'Maya Laurent' } })

/** A field above the list finds what one types, accents or not. */
export const Searchable = meta.story({
  args: { label: 'City', options: cities, value: 'Lyon', isSearchable: true },
})

/** Of ten thousand only those in sight are drawn. */
export const TenThousand = meta.story({
  args: { label: 'Order', options: orders, value: '4100', isSearchable: true },
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الدور',
    clearLabel: 'كل الأدوار',
    value: 'editor',
    options: [
      { id: 'admin', label: 'مدير', icon: IconCrown },
      { id: 'editor', label: 'محرِّر', icon: IconPencil },
    ],
  },
})

export const Open = meta.story({
  tags: ['!autodocs'],
  args: { options: roles, clearLabel: 'All roles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }))
    await screen.findByRole('option', { name: /Editor/ })
  },
})

export const OpenAndSearched = meta.story({
  tags: ['!autodocs'],
  args: { label: 'City', options: cities, value: 'Lyon', isSearchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /City/ }))
    await userEvent.type(await screen.findByRole('searchbox'), 'o')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Inline gap={16} align="start">
        <Example isLabelHidden />
        <Example isLabelHidden value="editor" />
        <Example
          value={null}
          placeholder="Choose a role"
          isRequired
          errorMessage="Choose what they may do."
        />
        <Example value="admin" options={roles} size="large" description="It decides what they see." />
        <Example value="admin" isDisabled />
      </Inline>
    </Pictures>
  ),
})
