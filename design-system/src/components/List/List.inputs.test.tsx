import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { SelectableList } from './SelectableList.tsx'
import { VirtualList } from './VirtualList.tsx'

beforeAll(() => Promise.all([import('./SelectableRows.tsx'), import('./VirtualRows.tsx')]))

const entries = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, title: `Order ${index}` }))

test.each(inputs)('entries are pressed, and a group opens and closes, by $by in $language', async (input) => {
  const onPress = vi.fn<() => void>()
  const { press } = await renderFor(
    input,
    <List aria-label="Settings">
      <ListGroup title="Security">
        <ListItem title="Sign out" onPress={onPress} />
      </ListGroup>
    </List>,
  )
  const group = screen.getByRole('button', { name: 'Security' })
  await press(group)
  expect(group.getAttribute('aria-expanded')).toBe('true')
  await press(screen.getByText('Sign out').closest('button')!)
  expect(onPress).toHaveBeenCalledOnce()
  await press(group, ' ')
  expect(group.getAttribute('aria-expanded')).toBe('false')
})

test.each(inputs)('several entries are chosen by $by in $language', async (input) => {
  function Choice() {
    const [ids, setIds] = useState<string[]>([])
    return (
      <SelectableList
        label="Orders"
        entries={entries.slice(0, 4)}
        selectionMode="multiple"
        selectedIds={ids}
        onSelectionChange={setIds}
      />
    )
  }
  const { hands, user } = await renderFor(input, <Choice />)
  const list = hands.createTester('ListBox', { root: await screen.findByRole('listbox') })
  if (input.by === 'keyboard') await user.tab()
  for (const option of ['Order 2', 'Order 0', 'Order 2', 'Order 3'])
    await list.toggleOptionSelection({ option })
  expect(list.selectedOptions.map((option) => option.textContent)).toEqual(['Order 0', 'Order 3'])
})

describe('a long list', () => {
  // jsdom lays nothing out: these are the sizes of the list and of its rows.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40)
  })
  afterEach(() => vi.restoreAllMocks())

  const opened = async () => {
    const root = await screen.findByRole('grid', { name: 'Orders' })
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3))
    return root
  }

  test.each(inputs)('its entries act by $by in $language', async (input) => {
    const onAction = vi.fn<(id: string) => void>()
    const { hands, user } = await renderFor(
      input,
      <VirtualList label="Orders" entries={entries} height={320} onAction={onAction} />,
    )
    const list = hands.createTester('GridList', { root: await opened() })
    if (input.by === 'keyboard') await user.tab()
    await list.triggerRowAction({ row: 'Order 3' })
    await list.triggerRowAction({ row: 'Order 1' })
    expect(onAction.mock.calls).toEqual([['3'], ['1']])
  })

  test.each(inputs)('its entries are chosen by $by in $language', async (input) => {
    function Choice() {
      const [ids, setIds] = useState<string[]>([])
      return (
        <VirtualList
          label="Orders"
          entries={entries}
          height={320}
          selectionMode="multiple"
          selectedIds={ids}
          onSelectionChange={setIds}
        />
      )
    }
    const { hands, user } = await renderFor(input, <Choice />)
    const list = hands.createTester('GridList', { root: await opened() })
    if (input.by === 'keyboard') await user.tab()
    for (const row of ['Order 2', 'Order 3', 'Order 2']) await list.toggleRowSelection({ row })
    expect(list.selectedRows.map((row) => row.textContent)).toEqual(['Order 3'])
  })
})
