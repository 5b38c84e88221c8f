import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Example(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <Box maxWidth={280}>
      <SearchField
        label="Search users"
        placeholder="Search users"
        {...props}
        value={value}
        onChange={setValue}
      />
    </Box>
  )
}

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search users', placeholder: 'Search users', value: '', onChange: () => undefined },
  render: (args) => <Example {...args} />,
})

export const Playground = meta.story()

export const Filled = meta.story({ args: { value: 'maya' } })

export const Large = meta.story({ args: { size: 'large' } })

export const Variants = meta.story({
  render: () => (
    <Stack gap={12}>
      <Example />
      <Example variant="filled" value="maya" />
      <Example variant="plain" value="maya" />
      <Example size="small" />
    </Stack>
  ),
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
  },
})

export const Pending = meta.story({ args: { value: 'maya', isPending: true } })

export const Disabled = meta.story({ args: { value: 'maya', isDisabled: true } })

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'البحث عن مستخدم', placeholder: 'البحث عن مستخدم', value: 'مايا' },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={280}>
      <Stack gap={12}>
        <Example />
        <Example value="maya" />
        <Example size="large" value="A name so long that it does not fit into the field" />
      </Stack>
    </Pictures>
  ),
})

export const PictureLooks = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={280}>
      <Stack gap={12}>
        <Example variant="filled" value="maya" isPending />
        <Example variant="plain" />
        <Example size="small" value="maya" />
        <Example isDisabled value="maya" />
      </Stack>
    </Pictures>
  ),
})
