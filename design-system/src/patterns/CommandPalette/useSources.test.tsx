import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { CommandPalette, type FoundRecords, type PaletteSource } from './CommandPalette.tsx'

beforeAll(() => import('./PaletteDialog.tsx'))

/** A source whose answers the test gives. */
function sourceOf(id: string) {
  const asked: {
    words: string
    signal: AbortSignal
    answer: (labels: string[], more?: Partial<FoundRecords>) => void
    fail: () => void
  }[] = []
  const source: PaletteSource = {
    id,
    title: id,
    load: (words, signal) =>
      new Promise((resolve, reject) =>
        asked.push({
          words,
          signal,
          answer: (labels, more) =>
            resolve({ entries: labels.map((label) => ({ id: label, label, href: `/${label}` })), ...more }),
          fail: () => reject(new Error('away')),
        }),
      ),
  }
  return { source, asked }
}

const setup = async (...sources: PaletteSource[]) => {
  const groups = [{ id: 'apps', title: 'Apps', entries: [{ id: 'maps', label: 'Maps', href: '/maps' }] }]
  const view = await render(
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      label="Search"
      placeholder="…"
      {...{ groups, sources }}
    />,
  )
  return { ...view, field: await screen.findByRole('combobox') }
}
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const group = (name: string) => screen.queryByRole('group', { name })
const said = () =>
  [...document.querySelectorAll('[aria-live]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim()

test('asks once typing rests, and gives up what is typed over', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  await user.type(field, 'ya')
  await waitFor(() => expect(people.asked.map(({ words }) => words)).toEqual(['ma', 'maya']))
  expect(people.asked[0]!.signal.aborted).toBe(true)
  people.asked[1]!.answer(['Maya'])
  await waitFor(() => expect(rows()).toContain('Maya'))
  people.asked[0]!.answer(['Mario'])
  await Promise.resolve()
  expect(rows()).not.toContain('Mario')
})

test('asks nothing for a single letter', async () => {
  const load = vi.fn<PaletteSource['load']>(async () => ({ entries: [] }))
  const { user, field } = await setup({ id: 'people', title: 'People', load })
  await user.type(field, 'm')
  await user.type(field, 'ap')
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(load.mock.calls.map(([words]) => words)).not.toContain('m')
})

test('says how many there are once all have answered, records too', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  expect(said()).toBe('')
  people.asked[0]!.answer(['Maya', 'Mario'], { total: 14, allHref: '/people?q=ma' })
  await waitFor(() => expect(said()).toBe('15 results'))
})

test('records come in below what is shown, in their order', async () => {
  const [orders, people] = [sourceOf('Orders'), sourceOf('People')]
  const { user, field } = await setup(orders.source, people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  people.asked[0]!.answer(['Maya'])
  await Promise.resolve()
  expect(group('People')).toBeNull()
  orders.asked[0]!.answer(['Mat for yoga'])
  await waitFor(() => expect(rows()).toEqual(['Maps', 'Mat for yoga', 'Maya']))
})

test('keeps what still fits while one types on', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  people.asked[0]!.answer(['Maya', 'Mario'])
  await waitFor(() => expect(rows()).toEqual(['Maps', 'Maya', 'Mario']))
  await user.type(field, 'ya')
  expect(rows()).toEqual(['Maya'])
})

test('guesses at what was meant only when no record answers', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'mpas')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  expect(rows()).toEqual([])
  people.asked[0]!.answer([])
  await waitFor(() => expect(rows()).toEqual(['Maps']))
})

test('leads to all of them where there are more', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  people.asked[0]!.answer(['Ma 1', 'Ma 2', 'Ma 3', 'Ma 4', 'Ma 5'], { total: 8, allHref: '/people?q=ma' })
  const all = await screen.findByRole('option', { name: 'Show all 8' })
  expect(all.getAttribute('href')).toBe('/people?q=ma')
})

test('what failed is said and tried again; the rest stays', async () => {
  const [orders, people] = [sourceOf('Orders'), sourceOf('People')]
  const { user, field } = await setup(orders.source, people.source)
  await user.type(field, 'ma')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  orders.asked[0]!.fail()
  people.asked[0]!.answer(['Maya'])
  const retry = await screen.findByRole('option', { name: /Try again/ })
  expect(rows().slice(0, 2)).toEqual(['Maps', 'Maya'])
  expect(said()).toBe('2 results Some records could not be searched')
  await user.click(retry)
  await waitFor(() => expect(orders.asked).toHaveLength(2))
  expect(people.asked).toHaveLength(1)
  orders.asked[1]!.answer(['Mat for yoga'])
  await waitFor(() => expect(rows()).toEqual(['Maps', 'Mat for yoga', 'Maya']))
  expect(document.activeElement).toBe(field)
})

test('a failure alone is no “nothing found”', async () => {
  const people = sourceOf('People')
  const { user, field } = await setup(people.source)
  await user.type(field, 'zebra')
  await waitFor(() => expect(people.asked).toHaveLength(1))
  people.asked[0]!.fail()
  await screen.findByRole('option', { name: /Try again/ })
  expect(screen.queryByText(/Nothing found/)).toBeNull()
})
