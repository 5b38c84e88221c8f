import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Testimonials } from './Testimonials.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => vi.unstubAllGlobals())

const voices = [
  { quote: 'Nobody asked for them back.', name: 'Iris Okafor', role: 'Runs Heron Lighting' },
  { quote: 'This one noticed.', name: 'Teo Marchetti', role: 'Books at Casa Verde' },
]

test('lets a few speak side by side, and moves on by one', async () => {
  const third = { quote: 'We kept it.', name: 'Mina Aalto', role: 'Runs Tideline' }
  const { user } = await render(<Testimonials label="Voices" perView={2} voices={[...voices, third]} />)
  const isHeard = (name: string) => !screen.getByRole('group', { name }).hasAttribute('inert')
  const names = ['Iris Okafor', 'Teo Marchetti', 'Mina Aalto']
  expect(names.map(isHeard)).toEqual([true, true, false])
  await user.click(screen.getByRole('button', { name: 'Teo Marchetti' }))
  expect(names.map(isHeard)).toEqual([false, true, true])
})

test.each(['en', 'ar'] as const)(
  'lets one speak at a time, and leads to the others, in %s',
  async (language) => {
    const { user } = await render(
      <Testimonials label="Voices" pauseLabel="Pause" playLabel="Go on" seconds={8} voices={voices} />,
      { language },
    )
    const carousel = within(screen.getByRole('region', { name: 'Voices' }))
    const voice = (name: string) => carousel.getByRole('group', { name })
    expect(within(voice('Iris Okafor')).getByText('Nobody asked for them back.')).toBeTruthy()
    await user.click(carousel.getByRole('button', { name: 'Teo Marchetti' }))
    expect(voice('Iris Okafor').hasAttribute('inert')).toBe(true)
    expect(voice('Teo Marchetti').hasAttribute('inert')).toBe(false)
  },
)
