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
