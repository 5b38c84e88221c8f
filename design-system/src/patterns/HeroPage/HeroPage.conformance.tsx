import type { Examples } from '../../../../tests/conformance/example.ts'
import { HeroPage } from './HeroPage.tsx'

export const examples: Examples = {
  HeroPage: (probe, words) => (
    <HeroPage
      {...probe}
      brand="Data"
      eyebrow={words}
      title={words || 'Ports'}
      description={words}
      actions={null}
    />
  ),
}
