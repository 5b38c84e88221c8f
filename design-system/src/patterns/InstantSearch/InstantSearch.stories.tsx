import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { found } from './example.ts'
import { InstantSearch, type InstantSearchProps } from './InstantSearch.tsx'

function Search(props: InstantSearchProps) {
  const [value, setValue] = useState(props.value)
  return <InstantSearch {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Patterns/InstantSearch',
  component: InstantSearch,
  args: {
    label: 'Search the help',
    placeholder: 'Search the help',
    value: '',
    onChange: () => {},
    results: found,
    resultsTitle: 'Articles',
    resultsCount: '2 found',
    emptyState: <Text ink="muted">Nothing found. Try fewer letters.</Text>,
  },
  render: (args) => <Search {...args} />,
})

export const Playground = meta.story()
export const InARow = meta.story({ args: { size: 'medium' } })

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { value: 'return' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByRole('listbox')
  },
})
