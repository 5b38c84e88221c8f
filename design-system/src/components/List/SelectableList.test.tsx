import { User } from '@react-aria/test-utils'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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

const listbox = async (interactionType: 'mouse' | 'touch' | 'keyboard') =>
  new User({ interactionType }).createTester('ListBox', {
    root: await screen.findByRole('listbox', { name: 'People' }),
  })

test.each([
  ['mouse', 'en'],
  ['touch', 'en'],
  ['keyboard', 'en'],
  ['keyboard', 'ar'],
] as const)('chooses one entry by %s in %s', async (interactionType, language) => {
  const onChoice = vi.fn<(ids: string[]) => void>()
  const { user } = await render(<Choice onChoice={onChoice} />, { language })
  const tester = await listbox(interactionType)
  if (interactionType === 'keyboard') await user.tab()
  await tester.toggleOptionSelection({ option: 'Omar Haddad' })
  await tester.toggleOptionSelection({ option: 0 })
  expect(onChoice.mock.calls).toEqual([[['omar']], [['maya']]])
  expect(tester.selectedOptions).toHaveLength(1)
})

test('chooses several in the order of the list, never a disabled one', async () => {
  const onChoice = vi.fn<(ids: string[]) => void>()
  const { user } = await render(<Choice selectionMode="multiple" onChoice={onChoice} />)
  const tester = await listbox('mouse')
  await tester.toggleOptionSelection({ option: 'Omar Haddad' })
  await tester.toggleOptionSelection({ option: 0 })
  await user.click(screen.getByRole('option', { name: 'Iris Okafor' }))
  expect(onChoice.mock.calls.at(-1)).toEqual([['maya', 'omar']])
})

test('finds an entry by typing ahead', async () => {
  const { user } = await render(<Choice onChoice={() => {}} />)
  await listbox('keyboard')
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
