import type { Session } from '@data1522/mocks/contract/auth'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useParams } from 'react-router-dom'
import { toastQueue } from '../../../../design-system/src/components/Toast/toasts.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { Around, simulatedErrors, gone, shipList, Ships } from './testing/Ships.tsx'
import { keepViews } from './views/stored-views.ts'
import { RecordPager } from './record-navigation/RecordPager.tsx'

beforeAll(async () => {
  // What comes on intent is there before.
  await Promise.all([
    import('./views/NameDialog.tsx'),
    import('./views/view-actions.ts'),
    import('./quick-view/QuickViewPanel.tsx'),
    import('./exports/export-rows.ts'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/patterns/DataTable/interaction/Interactions.tsx'),
  ])
})
Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined })
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  gone.clear()
  simulatedErrors.isRefusing = false
  keepViews('ships', [])
  localStorage.clear()
  sessionStorage.clear()
  toastQueue.clear()
})

function Ship() {
  const { id = '' } = useParams()
  return <RecordPager config={shipList} id={id} />
}
const open = (address: string, rules?: Session['userAbilityRules']) =>
  renderProduct(
    <Around>
      <Routes>
        <Route path="/apps/logistics/fleet" element={<Ships />} />
        <Route path="/apps/logistics/fleet/:id" element={<Ship />} />
      </Routes>
    </Around>,
    { address, groups: ['records', 'quickView', 'users', 'shell'], rules },
  )
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const shows = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted))
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ship: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${ship}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('shows what the address says, and nothing of what it cannot read', async () => {
  await open('/apps/logistics/fleet?flag=Brazil&sort=length&order=desc&size=7&page=x')
  await shows('Falco', 'Delfin', 'Borealis')
  expect(screen.getAllByText('1–3 of 3')[0]).toBeTruthy()
})

test('a filter starts again at the first page', async () => {
  const { user } = await open('/apps/logistics/fleet?page=2')
  await shows('Falco', 'Gaivota')
  await user.type(screen.getByRole('searchbox'), 'Corvo')
  await shows('Corvo')
  expect(shownAddress()).toBe('/apps/logistics/fleet?q=Corvo')
})

test('who clears what finds nothing can go on writing', async () => {
  const { user } = await open('/apps/logistics/fleet?q=Zebra')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('a phone has all filters in one sheet, and says how many are on', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const { user } = await open('/apps/logistics/fleet')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  const button = screen.getByRole('button', { name: 'Filters' })
  expect(screen.queryByRole('button', { name: /All roles/ })).toBeNull()
  await user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await sheet.findByRole('button', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: 'Brazil' }))
  expect(shownAddress()).toBe('/apps/logistics/fleet?flag=Brazil')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: /Filters.*1 filter is on/ })).toBeTruthy()
  await shows('Borealis', 'Delfin', 'Falco')
})

test('a view is its owner’s, and nobody else’s', async () => {
  const south = [{ name: 'South', search: 'flag=Brazil' }]
  localStorage.setItem('DATA1522-views-ships-9', JSON.stringify(south))
  const rules = [{ action: 'manage', subject: 'all' }]
  const first = await open('/apps/logistics/fleet', rules)
  await screen.findByRole('link', { name: 'South' })
  first.unmount()
  await open('/apps/logistics/fleet')
  await waitFor(() => expect(names()).toContain('Borealis'))
  expect(screen.queryByRole('link', { name: 'South' })).toBeNull()
})

test('what is shown becomes a view with a name, which can be deleted and taken back', async () => {
  const { user } = await open('/apps/logistics/fleet?flag=Brazil&page=1')
  await user.click(await screen.findByRole('button', { name: 'Save as a view' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Give the view a name.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'South{Enter}')
  const tab = await screen.findByRole('link', { name: 'South' })
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('true'))
  expect(shownAddress()).toBe('/apps/logistics/fleet?flag=Brazil&view=South')
  await waitFor(() => expect(document.activeElement).toBe(tab))

  await user.click(screen.getByRole('link', { name: 'All' }))
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  await user.click(screen.getByRole('link', { name: 'South' }))
  await shows('Borealis', 'Delfin', 'Falco')

  await user.click(screen.getByRole('button', { name: 'Actions for this view' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete the view' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'South' })).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByRole('link', { name: 'South' })).toBeTruthy()
})

test('a link brings a view to a browser that does not know it, where it can be kept', async () => {
  const { user } = await open('/apps/logistics/fleet?flag=Iceland&hide=length&view=Northern')
  await shows('Arctic', 'Corvo', 'Estrela', 'Gaivota')
  expect(screen.queryByRole('columnheader', { name: 'Length' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Northern', current: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for this view' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keep this view' }))
  await user.click(screen.getByRole('link', { name: 'All' }))
  expect(screen.getByRole('link', { name: 'Northern' }).getAttribute('href')).toContain('flag=Iceland')
})

test('a row opens where it is pressed beside its controls', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  const cell = screen.getAllByText('Iceland').at(-1)!
  // What answers a press comes with the pointer.
  await user.hover(cell)
  await waitFor(() => {
    fireEvent(cell, new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(shownAddress()).toBe('/apps/logistics/fleet/5')
  })
})

test('once a page is selected, all that the filters let pass can be', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  await user.click(screen.getByLabelText('Select Arctic'))
  await screen.findByText('1 selected')
  expect(screen.queryByRole('button', { name: 'Select all 7' })).toBeNull()
  await user.click(screen.getByLabelText('Select all rows on this page'))
  await user.click(await screen.findByRole('button', { name: 'Select all 7' }))
  await screen.findAllByText('7 selected')
  expect(screen.queryByRole('button', { name: 'Select all 7' })).toBeNull()
})

test('a range by Shift shrinks again by the way back', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  await user.click(screen.getByLabelText('Select Arctic'))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(chosen()).toHaveLength(3))
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await waitFor(() => expect(chosen()).toHaveLength(2))
  // Escape gives it up, and leaves the focus where it was.
  await screen.findByRole('button', { name: /^Clear selection/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(chosen()).toHaveLength(0))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Select Borealis')
})

test('a row opens at the side, and its neighbours follow by the arrow keys over the page’s edge', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await choose(user, 'Estrela', 'Peek')
  expect(await screen.findByRole('dialog', { name: 'Estrela' })).toBeTruthy()
  expect(await screen.findByText('5 of 7')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false),
  )
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('dialog', { name: 'Falco' })).toBeTruthy()
  expect(shownAddress()).toBe('/apps/logistics/fleet?quickView=6&page=2')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shownAddress()).toBe('/apps/logistics/fleet?page=2')
  // The row that was opened is on the page before.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Falco'))
})

test('a row that is deleted from its menu leaves the focus to the next', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  screen.getByRole('button', { name: 'More actions for Borealis' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Leave' })
  await user.keyboard('{End}{Enter}')
  await shows('Arctic', 'Corvo', 'Delfin', 'Estrela', 'Falco')
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Corvo'))
})

test('a page past the last shows the last', async () => {
  await open('/apps/logistics/fleet?page=9')
  await shows('Falco', 'Gaivota')
  expect(shownAddress()).toBe('/apps/logistics/fleet?page=2')
})

test('a sort that no column has is left out, also of the address', async () => {
  await open('/apps/logistics/fleet?sort=nonsense&order=desc')
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
  await waitFor(() => expect(shownAddress()).toBe('/apps/logistics/fleet'))
})

test('what left comes back by Ctrl+Z, also on another screen', async () => {
  const { user } = await open('/apps/logistics/fleet')
  await choose(user, 'Corvo', 'Leave')
  await shows('Arctic', 'Borealis', 'Delfin', 'Estrela', 'Falco')
  expect(await screen.findByText('Corvo left')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Arctic' }))
  await waitFor(() => expect(shownAddress()).toBe('/apps/logistics/fleet/1'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(gone.size).toBe(0))
  await waitFor(() => expect(screen.queryByText('Corvo left')).toBeNull())
})

test('what the server refuses stands where it was', async () => {
  simulatedErrors.isRefusing = true
  const { user } = await open('/apps/logistics/fleet')
  await choose(user, 'Corvo', 'Leave')
  expect(await screen.findByText('The change was not saved')).toBeTruthy()
  await shows('Arctic', 'Borealis', 'Corvo', 'Delfin', 'Estrela')
})

test('a record leads to the next in the order of the list', async () => {
  const { user } = await open('/apps/logistics/fleet?sort=length&order=desc')
  await shows('Gaivota', 'Falco', 'Estrela', 'Delfin', 'Corvo')
  await user.click(screen.getByRole('link', { name: 'Corvo' }))
  expect(await screen.findByText('5 of 7')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Next: Borealis' }))
  await waitFor(() => expect(shownAddress()).toBe('/apps/logistics/fleet/2'))
  await user.click(await screen.findByRole('button', { name: 'Previous: Corvo' }))
  await waitFor(() => expect(shownAddress()).toBe('/apps/logistics/fleet/3'))
})

test('saves all rows, not only the page, with what each column stands for', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `#${saved.push(blob as Blob)}`)
  const { user } = await open('/apps/logistics/fleet?flag=Brazil')
  await shows('Borealis', 'Delfin', 'Falco')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All (3 rows)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]!.text()).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('"Borealis",20,"Brazil"')
  expect(await screen.findByText('3 rows were saved to a file')).toBeTruthy()
})
