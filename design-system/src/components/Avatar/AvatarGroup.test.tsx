import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

beforeAll(() => import('./AvatarGroupPopup.tsx'))

const faces = () =>
  [...screen.getByRole('button').querySelectorAll<HTMLElement>('[data-letters]')].map(
    ({ dataset }) => dataset.letters,
  )

const people = ['Maya', 'Omar', 'Iris', 'Jonas', 'Lina', 'Teo'].map((name) => ({ name }))

test.each([
  ['en', 'Team: Maya, Omar, and 4 others'],
  ['fr', 'Team: Maya, Omar et 4 autres'],
  ['ar', 'Team: Maya وOmar و4 أشخاص آخرين'],
] as const)('says who is there and how many more, in %s', async (language, name) => {
  await render(<AvatarGroup label="Team" people={people} max={3} />, { language })
  expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(faces()).toEqual(['M', 'O', '+4'])
})

test('shows as many faces as there are places, and a number only for more', async () => {
  const { rerender } = await render(<AvatarGroup label="Team" people={people} max={6} />)
  expect(faces()).toEqual(['M', 'O', 'I', 'J', 'L', 'T'])
  rerender(<AvatarGroup label="Team" people={people} max={6} total={40} />)
  expect(faces()).toEqual(['M', 'O', 'I', 'J', 'L', '+35'])
})

test('lists everyone when pressed, and gives the focus back', async () => {
  const { user } = await render(
    <AvatarGroup label="Team" people={[{ name: 'Sana', presence: 'busy' as const }, ...people]} total={9} />,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  const list = await screen.findByRole('dialog', { name: 'Team' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(7)
  expect(within(list).getByText('Busy')).toBeTruthy()
  expect(within(list).getByText('+ 2 others')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
})

test('is one picture where it stands inside something pressed', async () => {
  await render(<AvatarGroup label="Team" people={people.slice(0, 2)} isStatic />)
  expect(screen.getByRole('img', { name: 'Team: Maya and Omar' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(inputs)('lists everyone by $by in $language', async (input) => {
  const { hands } = await renderFor(input, <AvatarGroup label="Team" people={people} />)
  const popover = hands.createTester('Dialog', { root: screen.getByRole('button'), overlayType: 'popover' })
  await popover.open()
  expect(within(popover.dialog!).getAllByRole('listitem')).toHaveLength(6)
  await popover.close()
  await waitFor(() => expect(document.activeElement).toBe(popover.trigger))
})
