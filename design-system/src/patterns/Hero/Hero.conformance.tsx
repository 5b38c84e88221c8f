import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTruck } from '../../icons/icons.ts'
import { Hero } from './Hero.tsx'
import { HeroWindow } from './HeroWindow.tsx'

export const examples: Examples = {
  Hero: (probe, words) => (
    <Hero
      {...probe}
      title={words || 'Ports'}
      accent={words}
      description={words}
      actions={words}
      note={words}
    />
  ),
  HeroWindow: (probe, words) => (
    <HeroWindow
      {...probe}
      brand="Data"
      entries={[{ label: words || 'Fleet', icon: IconTruck }]}
      title={words}
      description={words}
      actions={words}
      figures={[{ label: words, value: '48,216', change: '+12.4%', note: words }]}
    >
      <p>{words}</p>
    </HeroWindow>
  ),
}
