import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconUsersGroup } from '../../icons/icons.ts'
import { Avatar } from './Avatar.tsx'
import { initials, pick } from './initials.ts'

test.each([
  ['Maya Laurent', 'ML'],
  ['Jean-Luc de la Tour', 'JT'],
  ['cher', 'C'],
  ['  (Élodie)  Ørsted ', 'ÉØ'],
  ['ليلى حداد', 'ل'],
  ['Omar حداد', 'O'],
  ['', ''],
])('shortens %j to %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('spreads names evenly over the colours, each always on its own', () => {
  const counts = Array.from({ length: 8 }, () => 0)
  for (let index = 0; index < 800; index++) counts[pick(`Person ${index}`, 8)]!++
  expect(Math.min(...counts)).toBeGreaterThan(60)
  expect(pick('Maya Laurent', 8)).toBe(pick('Maya Laurent', 8))
})

test('is named after the person, presence in words beside', async () => {
  await render(<Avatar name="ليلى حداد" presence="online" presenceLabel="متصلة" />, { language: 'ar' })
  expect(screen.getByRole('img', { name: 'ليلى حداد' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'متصلة' })).toBeTruthy()
})

test('is silent as decoration', async () => {
  await render(<Avatar name="Maya Laurent" isDecorative presence="busy" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('falls back to initials when a picture fails, and tries the next one', async () => {
  const { container, rerender } = await render(<Avatar name="Maya Laurent" src="/gone.svg" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-letters=ML]')).toBeTruthy()
  rerender(<Avatar name="Maya Laurent" src="/there.svg" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/there.svg')
})

test.each([
  ['en', 'Online'],
  ['fr', 'En ligne'],
  ['ar', 'على الإنترنت'],
] as const)('says the presence in words, in %s', async (language, words) => {
  await render(<Avatar name="Maya Laurent" presence="online" />, { language })
  expect(screen.getByRole('img', { name: words })).toBeTruthy()
})

test('a tone takes the place of the name’s own colours', async () => {
  const { container } = await render(
    <>
      <Avatar name="Maya Laurent" />
      <Avatar name="Omar Haddad" />
      <Avatar name="Maya Laurent" tone="danger" />
      <Avatar name="Omar Haddad" tone="danger" />
    </>,
  )
  const [maya, omar, tonedMaya, tonedOmar] = [...container.querySelectorAll('[role="img"]')].map(
    ({ className }) => className,
  )
  expect(maya).not.toBe(omar)
  expect(tonedMaya).toBe(tonedOmar)
})

test('shows an icon where there are no letters, or in their place', async () => {
  const { container, rerender } = await render(<Avatar name="…" />)
  expect(container.querySelector('svg')).toBeTruthy()
  rerender(<Avatar name="Field sales" />)
  expect(container.querySelector('svg')).toBeNull()
  rerender(<Avatar name="Field sales" icon={IconUsersGroup} />)
  expect(container.querySelector('svg')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Field sales' }).textContent).toBe('')
})
