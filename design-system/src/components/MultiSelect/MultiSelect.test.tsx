import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { MultiSelect } from './MultiSelect.tsx'

beforeAll(() => import('./MultiSelectPopup.tsx'))

const options = [
  { title: 'Europe', options: ['Lyon', 'Köln', 'Zürich'].map((label) => ({ id: label, label })) },
  { title: 'Elsewhere', options: ['Lagos', 'Dubai'].map((label) => ({ id: label, label })) },
]
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent)
const trigger = () => screen.getByRole('button', { name: /Cities|المدن/ })

test.each(inputs)('chooses several while it stays open by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { hands, user } = await renderFor(
    input,
    <MultiSelect label="Cities" options={options} onChange={onChange} />,
  )
  const select = hands.createTester('Select', { root: trigger() })
  await select.open()
  expect(select.sections).toHaveLength(2)
  const list = hands.createTester('ListBox', { root: screen.getByRole('listbox') })
  await list.toggleOptionSelection({ option: 'Köln' })
  await list.toggleOptionSelection({ option: 'Dubai' })
  expect(list.selectedOptions.map((option) => option.textContent)).toEqual(['Köln', 'Dubai'])
  await list.toggleOptionSelection({ option: 'Köln' })
  expect(onChange).toHaveBeenLastCalledWith(['Dubai'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(chips()).toEqual(['Dubai'])
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
})

test('chooses all and none, and says how many there are', async () => {
  const { user } = await render(<MultiSelect label="Cities" options={options} placeholder="Anywhere" />)
  await user.click(trigger())
  const popup = await screen.findByRole('dialog')
  await user.click(within(popup).getByRole('button', { name: 'Select all' }))
  expect(within(popup).getByText('5 selected')).toBeTruthy()
  await user.click(within(popup).getByRole('button', { name: 'Clear selection' }))
  expect(within(popup).queryAllByRole('option', { selected: true })).toHaveLength(0)
})

test('finds by accents left out, and "all" then means what is found', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <MultiSelect
      label="Cities"
      options={options}
      isSearchable
      defaultValue={['Lagos']}
      onChange={onChange}
    />,
  )
  await user.click(trigger())
  await user.type(await screen.findByRole('searchbox'), 'u')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Zürich', 'Dubai']),
  )
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  expect(onChange).toHaveBeenLastCalledWith(['Lagos', 'Zürich', 'Dubai'])
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(onChange).toHaveBeenLastCalledWith(['Lagos'])
})

test('the found one is chosen by arrows and Enter from the search', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <MultiSelect label="Cities" options={options} isSearchable onChange={onChange} />,
  )
  await user.click(trigger())
  await user.type(await screen.findByRole('searchbox'), 'l')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['Köln'])
})

test('shows three chips and “+n” for the rest; a chip goes by its cross and by Backspace', async () => {
  const { user } = await render(
    <MultiSelect
      label="Cities"
      options={options}
      defaultValue={['Lyon', 'Köln', 'Zürich', 'Lagos', 'Dubai']}
    />,
  )
  expect(chips()).toEqual(['Lyon', 'Köln', 'Zürich'])
  await user.click(screen.getByRole('button', { name: '+2 more' }))
  expect(chips()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Remove Köln' }))
  expect(chips()).toEqual(['Lyon', 'Zürich', 'Lagos', 'Dubai'])
  expect(screen.queryByRole('listbox')).toBeNull()
  trigger().focus()
  await user.keyboard('{Backspace}')
  expect(chips()).toHaveLength(4)
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['Lyon', 'Zürich', 'Lagos'])
})

test('says what it is, how many are chosen and what is wrong', async () => {
  const { container } = await render(
    <form>
      <MultiSelect
        label="Cities"
        name="city"
        options={options}
        defaultValue={['Lyon', 'Dubai']}
        isRequired
        errorMessage="Too far apart."
      />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Cities 2 selected' })
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['required', 'Too far apart.'])
  expect(new FormData(container.querySelector('form')!).getAll('city')).toEqual(['Lyon', 'Dubai'])
})

test.each([{ isDisabled: true }, { isReadOnly: true }, { isPending: true }])(
  'stays closed: %o',
  async (state) => {
    const { user } = await render(<MultiSelect label="Cities" options={options} {...state} />)
    await user.click(trigger())
    expect(screen.queryByRole('listbox')).toBeNull()
  },
)
