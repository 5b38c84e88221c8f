import { Button } from '@data1522/design-system/Button'
import { Menu } from '@data1522/design-system/Menu'

const sections = [
  {
    id: 'order',
    entries: [
      { id: 'copy', label: 'Copy' },
      { id: 'archive', label: 'Archive' },
    ],
  },
]

export const Example = () => (
  <Menu label="Order 7" sections={sections} onAction={(id) => console.log(id)}>
    <Button>Actions</Button>
  </Menu>
)
