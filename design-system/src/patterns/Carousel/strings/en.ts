/** What a carousel says of itself. */
export const en = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Resume the slides',
  of: (value: string, total: string) => `${value} of ${total}`,
}

/** The shape that every language fills. */
export type CarouselStrings = typeof en
