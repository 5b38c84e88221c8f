import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { VirtualList } from './VirtualList.tsx'

const entries = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, title: `Order ${index}` }))

/** Ten thousand entries take a slow machine a while. */
const patient = { timeout: 20_000 }
vi.setConfig({ testTimeout: 30_000 })

// jsdom lays nothing out: these are the sizes of the list and of its rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40)
})
afterEach(() => vi.restoreAllMocks())

test('draws only the entries in sight of ten thousand, and says how many there are', async () => {
  await render(<VirtualList label="Orders" entries={entries} height={320} />)
  const grid = await screen.findByRole('grid', { name: 'Orders' }, patient)
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3), patient)
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(grid.getAttribute('aria-rowcount')).toBe('10000')
})

test('reaches the last entry by keyboard and acts on it', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const { user } = await render(
    <VirtualList label="Orders" entries={entries} height={320} onAction={onAction} />,
  )
  await screen.findByRole('grid', { name: 'Orders' }, patient)
  await user.tab()
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Order 9999'), patient)
  await user.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('9999')
})

test('chooses several entries', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <VirtualList
      label="Orders"
      entries={entries}
      height={320}
      selectionMode="multiple"
      selectedIds={['1']}
      onSelectionChange={onSelectionChange}
    />,
  )
  await user.click(await screen.findByRole('row', { name: 'Order 2' }, patient))
  expect(onSelectionChange).toHaveBeenCalledWith(['1', '2'])
})
