import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { Load } from './useLoad.ts'

beforeAll(() => import('./SuggestPopup.tsx'))

const cities = ['Lyon', 'Köln', 'Zürich', 'أبوظبي', 'محرِّر'].map((label) => ({ id: label, label }))
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const root = () => field().closest<HTMLElement>('[role="presentation"]')!

test.each(inputs)('is opened and chosen from by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string | null) => void>()
  const { hands } = await renderFor(
    input,
    <ComboBox label="City" options={cities} onChange={onChange} isRequired />,
  )
  const box = hands.createTester('ComboBox', { root: root() })
  await box.open()
  expect(box.options()).toHaveLength(5)
  await box.selectOption({ option: 'Zürich' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Zürich')
  expect(field().value).toBe('Zürich')
  await box.open()
  await box.close()
  expect(document.activeElement).toBe(field())
})

test.each([
  ['ZUR', 'Zürich', 'Zür'],
  ['ابو', 'أبوظبي', 'أبو'],
  ['محرر', 'محرِّر', 'محرِّر'],
])('%s finds %s and marks it', async (typed, found, marked) => {
  const { user } = await render(<ComboBox label="City" options={cities} />)
  await user.type(field(), typed)
  await waitFor(() => expect(shown()).toEqual([found]))
  expect(document.querySelector('mark')?.textContent).toBe(marked)
  await user.keyboard('{Enter}')
  await closed()
  expect(field().value).toBe(found)
})

test.each(['en', 'ar'] as const)(
  'arrows move in the list while the focus stays in the field, in %s',
  async (language) => {
    const onChange = vi.fn<(value: string | null) => void>()
    const { user } = await render(<ComboBox label="City" options={cities} onChange={onChange} />, {
      language,
    })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    const focused = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
    await waitFor(() => expect(focused()).toBe('Lyon'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Köln'))
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Escape}')
    await closed()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('محرِّر'))
    await user.keyboard('{ArrowUp}{Enter}')
    await closed()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('أبوظبي')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
  },
)

test('what is no choice goes when the field is left; Escape takes it back too', async () => {
  const { user } = await render(<ComboBox label="City" options={cities} defaultValue="Lyon" />)
  await user.clear(field())
  await user.type(field(), 'Nowhere')
  expect(await screen.findByText('No results')).toBeTruthy()
  await user.tab()
  await user.tab()
  await closed()
  expect(field().value).toBe('')
  await user.type(field(), 'köln')
  await user.click(document.body)
  expect(field().value).toBe('Köln')
  await user.type(field(), 'x{Escape}{Escape}')
  expect(field().value).toBe('Köln')
})

test('an option that is disabled is not chosen by its name', async () => {
  const onChange = vi.fn<(value: string | null) => void>()
  const options = [...cities, { id: 'Paris', label: 'Paris', isDisabled: true }]
  const { user } = await render(<ComboBox label="City" options={options} onChange={onChange} />)
  await user.type(field(), 'Paris')
  await user.click(document.body)
  expect(onChange).not.toHaveBeenCalled()
  expect(field().value).toBe('')
})

test('shows the new name of what was chosen before it was renamed', async () => {
  const { user, rerender } = await render(<ComboBox label="City" options={cities} />)
  await user.type(field(), 'köln')
  await user.click(document.body)
  rerender(<ComboBox label="City" options={[{ id: 'Köln', label: 'Cologne' }]} />)
  expect(field().value).toBe('Cologne')
})

test('keeps a text of one’s own where it may', async () => {
  const onChange = vi.fn<(value: string | null) => void>()
  const { user, container } = await render(
    <form>
      <ComboBox label="City" name="city" options={cities} allowsCustomValue onChange={onChange} />
    </form>,
  )
  await user.type(field(), 'Ly{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('Ly')
  expect(new FormData(container.querySelector('form')!).get('city')).toBe('Ly')
  await user.type(field(), 'on')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith('Lyon')
})

test('creates what is not there', async () => {
  const onChange = vi.fn<(value: string | null) => void>()
  const onCreate = vi.fn<(name: string) => Promise<{ id: string; label: string }>>(async (label) => ({
    id: 'new',
    label,
  }))
  const { user } = await render(
    <ComboBox label="City" options={cities} onCreate={onCreate} onChange={onChange} />,
  )
  await user.type(field(), 'Graz')
  await user.click(await screen.findByRole('option', { name: 'Create “Graz”' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('new'))
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Graz')
  expect(field().value).toBe('Graz')
})

test('keeps what was typed when creating fails', async () => {
  const { user } = await render(
    <ComboBox label="City" options={cities} onCreate={() => Promise.reject(new Error('no'))} />,
  )
  await user.type(field(), 'Graz')
  await user.click(await screen.findByRole('option', { name: 'Create “Graz”' }))
  await closed()
  expect(field().value).toBe('Graz')
})

test('clears by its button and by emptying the text', async () => {
  const onChange = vi.fn<(value: string | null) => void>()
  const { user } = await render(
    <ComboBox label="City" options={cities} defaultValue="Lyon" onChange={onChange} />,
  )
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(document.activeElement).toBe(field())
  await user.type(field(), 'Köln{Enter}')
  await user.clear(field())
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('asks once typing rests, drops the question before, and tries again', async () => {
  const asked: {
    query: string
    signal: AbortSignal
    answer: (labels: string[]) => void
    fail: () => void
  }[] = []
  const load = vi.fn<Load>(
    (query, signal) =>
      new Promise<{ id: string; label: string }[]>((resolve, reject) => {
        asked.push({
          query,
          signal,
          answer: (labels) => resolve(labels.map((label) => ({ id: label, label }))),
          fail: () => reject(new Error('down')),
        })
      }),
  )
  const { user } = await render(<ComboBox label="City" load={load} value="7" valueLabel="Graz" />)
  expect(field().value).toBe('Graz')
  await user.clear(field())
  await user.type(field(), 'ly')
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  await waitFor(() => expect(asked.at(-1)?.query).toBe('ly'))
  const early = asked.at(-1)!
  await user.type(field(), 'o')
  expect(early.signal.aborted).toBe(true)
  await waitFor(() => expect(asked.at(-1)?.query).toBe('lyo'))
  early.answer(['Stale'])
  asked.at(-1)!.answer(['Lyon'])
  await waitFor(() => expect(shown()).toEqual(['Lyon']))
  expect(load.mock.calls.length).toBeLessThanOrEqual(3)
  await user.type(field(), 'x')
  await waitFor(() => expect(asked.at(-1)?.query).toBe('lyox'))
  asked.at(-1)!.fail()
  await user.click(await screen.findByRole('option', { name: 'Try again' }))
  await waitFor(() => expect(asked.filter(({ query }) => query === 'lyox')).toHaveLength(2))
  asked.at(-1)!.answer([])
  expect(await screen.findByText('No results')).toBeTruthy()
})

test('the longest text that may be pasted is not looked for, though it would be found', async () => {
  const many = Array.from({ length: 150 }, (_, at) => ({ id: `${at}`, label: `Café ${at}` }))
  const { user } = await render(<ComboBox label="City" options={many} />)
  await user.click(field())
  await user.paste('café 149'.padStart(100))
  await waitFor(() => expect(shown()).toEqual(['Café 149']))
  await user.clear(field())
  await user.paste('café 149'.padStart(100_000))
  expect(await screen.findByText('No results')).toBeTruthy()
})

test.each([{ isDisabled: true }, { isReadOnly: true }])('stays closed: %o', async (state) => {
  const { user } = await render(<ComboBox label="City" options={cities} defaultValue="Lyon" {...state} />)
  await user.click(field())
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})
