import type { Examples } from '../../../../tests/conformance/example.ts'
import { Testimonials } from './Testimonials.tsx'

export const examples: Examples = {
  Testimonials: (probe, words) => (
    <Testimonials
      {...probe}
      label="Voices"
      pauseLabel="Pause"
      playLabel="Go on"
      voices={[{ quote: words, name: words || 'Iris', role: words }]}
    />
  ),
}
