import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import type { Load } from '../ComboBox/useLoad.ts'
import { Autocomplete } from './Autocomplete.tsx'

beforeAll(() => import('../ComboBox/SuggestPopup.tsx'))

const people = ['Maya Laurent', 'Omar Haddad', 'Iris Okafor', 'ليلى حداد'].map((label, at) => ({
  id: `${at}`,
  label,
  avatar: {},
}))
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent)
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
const named = (labels: string[]) => labels.map((label) => expect.stringContaining(label) as string)

test.each(inputs)('adds suggestions by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user, press } = await renderFor(
    input,
    <Autocomplete label="To" options={people} onChange={onChange} />,
  )
  for (const name of ['Omar Haddad', 'ليلى حداد']) {
    if (input.by === 'keyboard') {
      await user.click(field())
      await user.keyboard(name.slice(0, 4))
      await screen.findByRole('option', { name: new RegExp(name) })
      await user.keyboard('{ArrowDown}{Enter}')
    } else {
      await press(field())
      const option = await screen.findByRole('option', { name: new RegExp(name) })
      await press(option)
    }
    await waitFor(() => expect(chips().at(-1)).toContain(name))
  }
  expect(onChange.mock.calls).toEqual([[['1']], [['1', '3']]])
  expect(chips()).toEqual(named(['Omar Haddad', 'ليلى حداد']))
  expect(field().value).toBe('')
})

test('adds words of one’s own by Enter, comma and pasted list; known names become who they are', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(<Autocomplete label="To" options={people} onChange={onChange} />)
  await user.type(field(), 'someone{Enter}x,')
  await user.paste('maya laurent\nsomeone, y')
  expect(onChange).toHaveBeenLastCalledWith(['someone', 'x', '0', 'y'])
  expect(chips()).toEqual(named(['someone', 'x', 'Maya Laurent', 'y']))
  expect(screen.getByText('“someone” is already there.', { selector: 'p' })).toBeTruthy()
})

test('what is typed is added when the field is left; a window that is left is not', async () => {
  const { user } = await render(<Autocomplete label="To" options={people} />)
  await user.type(field(), 'someone')
  await user.click(document.body)
  expect(chips()).toEqual(['someone'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('no longer suggests what is chosen', async () => {
  const { user } = await render(<Autocomplete label="To" options={people} defaultValue={['0']} />)
  expect(chips()).toEqual(named(['Maya Laurent']))
  await user.click(field())
  await waitFor(() => expect(shown()).toEqual(named(['Omar Haddad', 'Iris Okafor', 'ليلى حداد'])))
})

test('Backspace marks the last one, then removes it', async () => {
  const { user } = await render(<Autocomplete label="To" options={people} defaultValue={['0', '1']} />)
  await user.click(field())
  await user.keyboard('{Escape}{Backspace}')
  expect(chips()).toHaveLength(2)
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(named(['Maya Laurent']))
})

test('takes known ones only where it must, and no more than it may', async () => {
  const { user } = await render(
    <Autocomplete label="To" options={people} allowsCustomValue={false} max={1} />,
  )
  await user.type(field(), 'zebra')
  expect(await screen.findByText('No results')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(chips()).toEqual([])
  expect(field().value).toBe('zebra')
  await user.clear(field())
  await user.type(field(), 'om')
  await waitFor(() => expect(shown()).toEqual(named(['Omar Haddad'])))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(chips()).toEqual(named(['Omar Haddad'])))
  await user.type(field(), 'maya laurent{Enter}')
  expect(screen.getByText('At most 1 entry.', { selector: 'p' })).toBeTruthy()
})

test('what is disabled is not added by its name, and stays typed', async () => {
  const options = [{ id: 'zoe', label: 'Zoe Kern', isDisabled: true }]
  const { user } = await render(<Autocomplete label="To" options={options} />)
  await user.type(field(), 'zoe kern{Enter}')
  expect(chips()).toEqual([])
  expect(field().value).toBe('zoe kern')
})

test('Enter adds or closes, and never sends the form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <Autocomplete label="To" options={people} />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(field(), 'someone{Enter}{Enter}')
  await user.keyboard('{Escape}{Enter}')
  expect(chips()).toEqual(['someone'])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('suggests what a server answers, and remembers their names', async () => {
  const load = vi.fn<Load>(async (query) => people.filter(({ label }) => label.startsWith(query)))
  const { user, container } = await render(
    <form>
      <Autocomplete label="To" name="to" load={load} known={[people[3]!]} defaultValue={['3']} />
    </form>,
  )
  expect(chips()).toEqual(named(['ليلى حداد']))
  await user.type(field(), 'Iris')
  await user.click(await screen.findByRole('option', { name: /Iris Okafor/ }))
  await waitFor(() => expect(chips()).toEqual(named(['ليلى حداد', 'Iris Okafor'])))
  expect(new FormData(container.querySelector('form')!).getAll('to')).toEqual(['3', '2'])
  expect(load.mock.calls.length).toBeLessThan(5)
})

test('takes everything out at one press, and goes on in the field', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user } = await render(
    <Autocomplete label="To" options={people} defaultValue={['0', '1']} isClearable onChange={onChange} />,
  )
  await user.click(screen.getByRole('button', { name: 'Clear (To)' }))
  expect(onChange).toHaveBeenLastCalledWith([])
  expect([chips(), document.activeElement]).toEqual([[], field()])
  expect(screen.queryByRole('button', { name: 'Clear (To)' })).toBeNull()
})

test('suggests what the caller’s own filter lets through', async () => {
  const { user } = await render(
    <Autocomplete
      label="To"
      options={people}
      filter={({ label }, query) => label.split(' ').at(-1)!.toLowerCase().startsWith(query)}
    />,
  )
  await user.type(field(), 'o')
  await waitFor(() => expect(shown()).toEqual(named(['Iris Okafor'])))
})

test('takes two of the same name, and tells what is typed and not added', async () => {
  const onTextChange = vi.fn<(text: string) => void>()
  const options = [
    { id: 'maya@one.example', label: 'Maya' },
    { id: 'maya@two.example', label: 'Maya' },
  ]
  const { user } = await render(
    <Autocomplete
      label="To"
      options={options}
      defaultValue={['maya@one.example']}
      validate={() => 'No address'}
      onTextChange={onTextChange}
    />,
  )
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: /Maya/ }))
  await waitFor(() => expect(chips()).toEqual(named(['Maya', 'Maya'])))
  await user.type(field(), 'omar{Enter}')
  expect(onTextChange).toHaveBeenLastCalledWith('omar')
})
