import type { Examples } from '../../../../tests/conformance/example.ts'
import { Carousel } from './Carousel.tsx'

export const examples: Examples = {
  Carousel: (probe, words) => (
    <Carousel
      {...probe}
      label="The website"
      pauseLabel="Pause the slides"
      playLabel="Resume the slides"
      seconds={600}
      slides={[
        { id: 'traffic', label: 'Traffic', content: <p>{words}</p> },
        { id: 'spending', label: 'Spending', content: <p>{words}</p> },
      ]}
    />
  ),
}
