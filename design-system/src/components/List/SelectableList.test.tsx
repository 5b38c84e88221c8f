import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { SelectableList } from './SelectableList.tsx'

const entries = [
  { id: 'maya', title: 'Maya Laurent', detail: 'Lyon' },
  { id: 'omar', title: 'Omar Haddad' },
  { id: 'iris', title: 'Iris Okafor', isDisabled: true },
]

interface ChoiceProps {
  selectionMode?: 'single' | 'multiple'
  onChoice: (ids: string[]) => void
}

function Choice({ selectionMode, onChoice }: ChoiceProps) {
  const [ids, setIds] = useState<string[]>([])
  return (
    <SelectableList
      label="People"
      entries={entries}
      selectionMode={selectionMode}
      selectedIds={ids}
      onSelectionChange={(next) => {
        setIds(next)
        onChoice(next)
      }}
    />
  )
}

const listbox = () => screen.findByRole('listbox', { name: 'People' })

test.each(inputs)('chooses one entry by $by in $language', async (input) => {
  const onChoice = vi.fn<(ids: string[]) => void>()
  const { user, hands } = await renderFor(input, <Choice onChoice={onChoice} />)
  const tester = hands.createTester('ListBox', { root: await listbox() })
  if (input.by === 'keyboard') await user.tab()
  await tester.toggleOptionSelection({ option: 'Omar Haddad' })
  await tester.toggleOptionSelection({ option: 0 })
  expect(onChoice.mock.calls).toEqual([[['omar']], [['maya']]])
  expect(tester.selectedOptions).toHaveLength(1)
})

test('chooses several in the order of the list, never a disabled one', async () => {
  const onChoice = vi.fn<(ids: string[]) => void>()
  const { user } = await render(<Choice selectionMode="multiple" onChoice={onChoice} />)
  await listbox()
  await user.click(screen.getByRole('option', { name: 'Omar Haddad' }))
  await user.click(screen.getByRole('option', { name: /Maya Laurent/ }))
  await user.click(screen.getByRole('option', { name: 'Iris Okafor' }))
  expect(onChoice.mock.calls.at(-1)).toEqual([['maya', 'omar']])
})

test('finds an entry by typing ahead', async () => {
  const { user } = await render(<Choice onChoice={() => {}} />)
  await listbox()
  await user.tab()
  await user.keyboard('om')
  expect(document.activeElement?.textContent).toBe('Omar Haddad')
})

test('groups entries under titles', async () => {
  await render(
    <SelectableList
      label="People"
      entries={[{ id: 'team', title: 'Your team', entries }]}
      selectedIds={[]}
      onSelectionChange={() => {}}
    />,
  )
  const group = await screen.findByRole('group', { name: 'Your team' })
  expect(group.querySelectorAll('[role="option"]')).toHaveLength(3)
})
