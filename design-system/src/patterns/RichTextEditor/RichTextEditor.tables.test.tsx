import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, draw, editorOf, spy, text, tool } from '../../../../tests/support/rich-text.tsx'

test('makes a table and changes its rows and columns', async () => {
  const onChange = spy()
  const { user } = await draw({ onChange })
  await text()
  const rows = () => onChange.mock.lastCall?.[0].match(/<tr>/g)?.length ?? 0
  const cells = () => onChange.mock.lastCall?.[0].match(/<t[hd]>/g)?.length ?? 0
  const pick = async (name: string) => {
    await user.click(tool('Table'))
    await user.click(await screen.findByRole('menuitem', { name }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await pick('Insert table')
  expect([rows(), cells()]).toEqual([3, 9])
  await pick('Add row below')
  expect([rows(), cells()]).toEqual([4, 12])
  await pick('Add column before')
  expect([rows(), cells()]).toEqual([4, 16])
  await pick('Header row')
  expect(onChange.mock.lastCall?.[0]).not.toContain('<th>')
  await pick('Remove row')
  await pick('Remove column')
  expect([rows(), cells()]).toEqual([3, 9])
  await pick('Remove table')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('Tab goes through the cells of a table and leaves after the last', async () => {
  await draw({ defaultValue: '<table><tr><td>A</td><td>B</td></tr></table>' })
  const { view } = editorOf(await text())
  // By the handler itself: jsdom's own selection knows nothing of cells.
  const isTaken = () => {
    let taken: boolean | undefined
    const event = new KeyboardEvent('keydown', { key: 'Tab' })
    act(() => void (taken = view.someProp('handleKeyDown', (handle) => handle(view, event) || undefined)))
    return taken ?? false
  }
  choose(view.dom, 4, 4)
  expect(isTaken()).toBe(true)
  expect(view.state.selection.$head.parent.textContent).toBe('B')
  expect(isTaken()).toBe(false)
  expect(view.state.doc.textContent).toBe('AB')
})
