import preview from '../../../../.storybook/preview.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SearchHero } from './SearchHero.tsx'

const search = (
  <SearchField label="Search the help" placeholder="Search the help" value="" onChange={() => {}} />
)

const meta = preview.meta({
  title: 'Patterns/SearchHero',
  component: SearchHero,
  args: {
    title: 'How can we help?',
    description: '39 articles, and people behind them.',
    children: search,
  },
})

export const Playground = meta.story()
export const Sheet = meta.story({ args: { variant: 'sheet' } })

export const Picture = meta.story({ tags: ['picture', '!autodocs'] })
