import { Button } from '@data1522/design-system/Button'
import { Menu, type MenuProps } from '@data1522/design-system/Menu'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground } from '../../../shared/showcase/playground.ts'

function MenuToTry({ children, ...menu }: Omit<MenuProps, 'sections'>) {
  const text = useText()
  const [chosen, setChosen] = useState(['role'])
  const entries = [
    { id: 'role', label: text('menuDemos.role') },
    { id: 'plan', label: text('menuDemos.plan') },
    { id: 'status', label: text('menuDemos.status') },
  ]
  return (
    <Menu
      {...menu}
      selectedIds={chosen}
      onSelectionChange={setChosen}
      sections={[{ id: 'columns', entries }]}
    >
      <Button>{children}</Button>
    </Menu>
  )
}

/** A menu to try out. */
export const playground = definePlayground({
  tag: 'Menu',
  controls: {
    children: { kind: 'text', initial: 'menuDemos.columns' },
    label: { kind: 'text', initial: 'menuDemos.columns' },
    placement: {
      kind: 'choice',
      options: ['bottom start', 'bottom end', 'top start', 'top end'],
      initial: 'bottom start',
      default: 'bottom end',
    },
    selectionMode: {
      kind: 'choice',
      options: ['none', 'single', 'multiple'],
      initial: 'multiple',
      default: 'none',
    },
  },
  given:
    "sections={[{ id: 'columns', entries: [{ id: 'role', label: 'Role' }, { id: 'plan', label: 'Plan' }, { id: 'status', label: 'Status' }] }]}",
  inside: (children) => `<Button>${children}</Button>`,
  render: (values) => <MenuToTry {...values} />,
})
