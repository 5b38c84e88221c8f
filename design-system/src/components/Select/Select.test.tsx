import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Select, type SelectProps } from './Select.tsx'
// Loaded ahead, so that no test waits for it.
import './SelectPopup.tsx'

const options = [
  { id: 'admin', label: 'Admin' },
  { id: 'author', label: 'Author' },
  { id: 'editor', label: 'Editor' },
] as const
type Role = (typeof options)[number]['id']

function Example({ value: initial = null, onChange, ...rest }: Partial<SelectProps<Role>>) {
  const [value, setValue] = useState<Role | null>(initial)
  const change = (next: Role | null) => {
    setValue(next)
    onChange?.(next)
  }
  return <Select label="Role" options={options} {...rest} value={value} onChange={change} />
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const isFocusBack = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name })))

test('is named by its label and what is chosen; opens, chooses and gives focus back', async () => {
  const onChange = vi.fn<(value: Role | null) => void>()
  const { user } = await render(<Example value="editor" onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Role Editor' }))
  await hasFocus('Editor')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Editor')
  await user.click(screen.getByRole('option', { name: 'Author' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('author')
  await isClosed()
  await isFocusBack('Role Author')
})

test.each(['en', 'ar'] as const)('is worked by keyboard in %s', async (language) => {
  const onChange = vi.fn<(value: Role | null) => void>()
  const { user } = await render(<Example onChange={onChange} />, { language })
  await user.tab()
  await user.keyboard('{ArrowUp}')
  await hasFocus('Editor')
  await user.keyboard('{Home}')
  await hasFocus('Admin')
  await user.keyboard('au')
  await hasFocus('Author')
  await user.keyboard('{End}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('editor')
  await isFocusBack('Role Editor')
  await user.keyboard('{Enter}')
  await hasFocus('Editor')
  await user.keyboard('{Escape}')
  await isClosed()
  expect(onChange).toHaveBeenCalledOnce()
  await isFocusBack('Role Editor')
})

test('leaves the choice as it is when it is chosen again', async () => {
  const onChange = vi.fn<(value: Role | null) => void>()
  const { user } = await render(<Example value="editor" onChange={onChange} />)
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('option', { name: 'Editor' }))
  await isClosed()
  expect(onChange).not.toHaveBeenCalled()
})

test('offers to choose nothing, and stands there as its label', async () => {
  const onChange = vi.fn<(value: Role | null) => void>()
  const { user } = await render(
    <Example isLabelHidden clearLabel="All roles" value="admin" onChange={onChange} />,
  )
  await user.click(screen.getByRole('button', { name: 'Role Admin' }))
  await user.click(await screen.findByRole('option', { name: 'All roles' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  await isFocusBack('Role')
  await user.click(screen.getByRole('button', { name: 'Role' }))
  await hasFocus('All roles')
})

test('takes focus without opening when its label is pressed', async () => {
  const { user } = await render(<Example />)
  await user.click(screen.getByText('Role'))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('says that it must be chosen and what is wrong', async () => {
  await render(<Example isRequired errorMessage="Choose a role." description="It decides what they see." />)
  const ids = screen.getByRole('button').getAttribute('aria-describedby') ?? ''
  const said = ids.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(said).toEqual(['required', 'Choose a role.', 'It decides what they see.'])
})

test('says that it was left when the focus goes on, not when it goes into the list', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = await render(<Example value="editor" onBlur={onBlur} />)
  await user.click(screen.getByRole('button', { name: 'Role Editor' }))
  await hasFocus('Editor')
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(screen.getByRole('option', { name: 'Author' }))
  await isFocusBack('Role Author')
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('goes with its form', async () => {
  const { container } = await render(
    <form>
      <Example name="role" value="editor" />
    </form>,
  )
  expect(new FormData(container.querySelector('form') ?? undefined).get('role')).toBe('editor')
})

test('does not open when it is disabled', async () => {
  const { user } = await render(<Example isDisabled />)
  await user.click(screen.getByRole('button'))
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test.each(inputs)('is chosen from and left by $by in $language', async (input) => {
  const onChange = vi.fn<(value: Role | null) => void>()
  const { hands } = await renderFor(input, <Example value="admin" onChange={onChange} />)
  const select = hands.createTester('Select', { root: screen.getByRole('button') })
  await select.open()
  expect(select.options().map((option) => option.textContent)).toEqual(['Admin', 'Author', 'Editor'])
  await select.selectOption({ option: 'Editor' })
  await select.open()
  await select.selectOption({ option: 0 })
  await select.open()
  await select.close()
  expect(onChange.mock.calls).toEqual([['editor'], ['admin']])
})

const cities = [
  { title: 'Europe', options: ['Lyon', 'Köln', 'Zürich'].map((label) => ({ id: label, label })) },
  { title: 'Africa', options: ['Lagos', 'Tunis'].map((label) => ({ id: label, label })) },
]

test('shows options in sections', async () => {
  const { user } = await render(
    <Select label="City" options={cities} value="Lagos" onChange={() => undefined} />,
  )
  await user.click(screen.getByRole('button', { name: 'City Lagos' }))
  const africa = await screen.findByRole('group', { name: 'Africa' })
  expect(within(africa).getByRole('option', { selected: true }).textContent).toBe('Lagos')
})

test('finds what one types, chooses it by Enter and gives focus back', async () => {
  const onChange = vi.fn<(value: string | null) => void>()
  const { user } = await render(
    <Select label="City" options={cities} value={null} onChange={onChange} isSearchable />,
  )
  await user.click(screen.getByRole('button'))
  await user.type(await screen.findByRole('searchbox'), 'zur')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Zürich']),
  )
  expect(screen.getByText('1 result')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Zürich')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
})

test.each([{ isReadOnly: true }, { isPending: true }])('takes focus but stays closed: %o', async (state) => {
  const { user } = await render(<Example value="editor" {...state} />)
  await user.click(screen.getByRole('button'))
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('listbox')
})
