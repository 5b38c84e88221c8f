import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SharedForm } from './example/SharedForm.tsx'

type User = Awaited<ReturnType<typeof render>>['user']

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const values = () => ['Name', 'City', 'Street'].map((name) => field(name).value)
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function clash(user: User) {
  await user.clear(field('City'))
  await user.type(field('City'), 'Paris')
  await press(user, 'Somebody else saves')
  await screen.findByText('Theirs: Nice')
}

test('what the person has not changed follows without a word', async () => {
  const { user } = await render(<SharedForm />)
  await press(user, 'Somebody else saves')
  await waitFor(() => expect(values()).toEqual(['Harbour Bistro', 'Nice', 'Quai 2']))
  expect(screen.queryByText(/Theirs/)).toBeNull()
})

test('a field that both have changed is named with both values; sending it before a choice means mine', async () => {
  const onSubmit = vi.fn<(values: object, changed: ReadonlySet<string>) => void>()
  const { user } = await render(<SharedForm onSubmit={onSubmit} />)
  await clash(user)
  expect(screen.getByText('Yours: Paris')).toBeTruthy()
  expect(values()).toEqual(['Harbour Bistro', 'Paris', 'Quai 2'])
  await press(user, 'Save')
  await waitFor(() => expect(screen.queryByText(/Theirs/)).toBeNull())
  const [sent, changed] = onSubmit.mock.lastCall!
  expect(sent).toEqual({ name: 'Harbour Bistro', place: { city: 'Paris', street: 'Quai 2' } })
  expect([...changed]).toEqual(['place'])
})

test.each([
  ['Keep mine: City', 'Paris'],
  ['Take theirs: City', 'Nice'],
])('“%s” leaves %s in the field, and the focus with it', async (choice, city) => {
  const { user } = await render(<SharedForm />)
  await clash(user)
  await press(user, choice)
  await waitFor(() => expect(document.activeElement).toBe(field('City')))
  expect(field('City').value).toBe(city)
  expect(screen.queryByText(/Theirs/)).toBeNull()
})
