import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

export const examples: Examples = {
  Menu: {
    draw: (probe, words) => (
      <Menu
        {...probe}
        label={words || 'Actions'}
        sections={[{ id: 'only', entries: [{ id: 'open', label: words || 'Open' }] }]}
      >
        <Button>{words || '+'}</Button>
      </Menu>
    ),
    bare: 'The button that opens it is the caller’s.',
  },
}
