import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ExampleLecture } from './example.tsx'

const place = (name = 'Place in the video') => screen.getByRole<HTMLInputElement>('slider', { name })
const region = () => screen.getByRole('region', { name: 'Contrast by lightness' })

test('plays where there is no video, by the same clock, and stops', async () => {
  const { user } = await render(<ExampleLecture startAt={10} />)
  await user.click(within(region()).getAllByRole('button', { name: 'Play' })[0]!)
  await waitFor(() => expect(Number(place().value)).toBeGreaterThan(10), { timeout: 4000 })
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getAllByRole('button', { name: 'Play' }).length).toBeGreaterThan(0)
})

test('is moved by the keys of the well-known sites', async () => {
  const { user } = await render(<ExampleLecture />)
  place().focus()
  await user.keyboard('l')
  expect(place().value).toBe('10')
  await user.keyboard('{ArrowLeft}')
  expect(place().value).toBe('5')
  await user.keyboard('5')
  expect(place().getAttribute('aria-valuetext')).toBe('0:29 of 0:59, The idea')
  await user.keyboard('{Home}')
  expect(place().value).toBe('0')
  await user.keyboard('>')
  expect(screen.getByRole('button', { name: 'Playback settings: 1.25×' })).toBeTruthy()
})

test('takes the letters of a keyboard of another script by their place, and leaves alone what it has no use for', async () => {
  await render(<ExampleLecture />)
  fireEvent.keyDown(place(), { key: 'م', code: 'KeyL' })
  expect(place().value).toBe('10')
  // There is no video, and so no sound.
  expect(fireEvent.keyDown(place(), { key: 'ArrowUp', code: 'ArrowUp' })).toBe(true)
  expect(fireEvent.keyDown(place(), { key: 'm', code: 'KeyM' })).toBe(true)
})

test('the keys work after a click on the picture', async () => {
  const { user } = await render(<ExampleLecture />)
  await user.click(region())
  await user.keyboard('l')
  expect(place().value).toBe('10')
})

test('captions are turned off and on, in another language too', async () => {
  const { user } = await render(<ExampleLecture startAt={12} />)
  const said = () => within(region()).queryByText('Squint once.')
  expect(said()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Captions' }))
  expect(said()).toBeNull()
  await user.click(screen.getByRole('button', { name: /Playback settings/ }))
  await user.click(screen.getByRole('radio', { name: 'français' }))
  expect(within(region()).getByText('Plissez les yeux.')).toBeTruthy()
})

test('the transcript follows, is searched, and leads to its seconds', async () => {
  const { user } = await render(<ExampleLecture startAt={12} />)
  const lines = within(screen.getByRole('region', { name: 'Transcript' }))
  expect(lines.getByRole('button', { current: true }).textContent).toContain('Squint once.')
  await user.type(lines.getByRole('searchbox'), 'turn')
  expect(lines.getByRole('status').textContent).toBe('1 line found')
  await user.click(lines.getByRole('button', { name: /Now your turn/ }))
  expect(place().value).toBe('30')
})

test('the transcript stays where one scrolls it, until one asks for what is being said', async () => {
  const { user } = await render(<ExampleLecture startAt={12} />)
  const lines = within(screen.getByRole('region', { name: 'Transcript' }))
  const follow = () => lines.queryByRole('button', { name: 'Back to what is being said' })
  await user.click(lines.getByRole('button', { name: /Now your turn/ }))
  expect(follow()).toBeNull()
  fireEvent.wheel(lines.getByRole('list'))
  await user.click(follow()!)
  expect(follow()).toBeNull()
  expect(document.activeElement?.textContent).toContain('Now your turn.')
})

test('runs from left to right in Arabic, with Arabic words', async () => {
  const { user } = await render(<ExampleLecture />, { language: 'ar' })
  place('الموضع في الفيديو').focus()
  await user.keyboard('{ArrowRight}')
  expect(place('الموضع في الفيديو').value).toBe('5')
  expect(screen.getByRole('region', { name: 'النص المكتوب' }).textContent).toContain('أهلًا بكم في الدرس.')
})
