import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const person = [
  { term: 'Username', description: 'maya.laurent' },
  { term: 'Email', description: 'maya.laurent@example.com' },
  {
    term: 'Status',
    description: (
      <Chip tone="success" hasDot>
        Active
      </Chip>
    ),
  },
  { term: 'Role', description: 'Editor' },
  { term: 'Company', description: 'Northern Light Publishing and Distribution' },
  { term: 'Languages', description: 'English, French' },
]
const meta = preview.meta({
  title: 'Data display/DescriptionList',
  component: DescriptionList,
  args: { items: person },
})

export const Playground = meta.story()
export const TwoColumns = meta.story({ args: { columns: 2 } })

export const Inline = meta.story({ args: { isInline: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Stack gap="gap">
        <Card>
          <DescriptionList items={person} />
        </Card>
        <Card>
          <DescriptionList items={person} columns={2} />
        </Card>
      </Stack>
    </Pictures>
  ),
})
