import type { ReactNode, Ref } from 'react'

/** One of the slides. */
export interface CarouselSlide {
  /** Tells it from the others. */
  readonly id: string
  /** What it is about: the name of the slide and of what leads to it. */
  readonly label: string
  readonly content: ReactNode
  /** A small picture of it, for `markers="thumbs"`. */
  readonly thumb?: ReactNode
}

/** How one slide takes the place of another. */
export type CarouselEffect = 'fade' | 'slide' | 'coverflow' | 'cube'

export interface CarouselProps {
  /** What the slides have in common: the carousel's name. */
  label: string
  /** The slides, of which one or a few are shown at a time. */
  slides: readonly CarouselSlide[]
  /** How one takes the place of another; where motion is to be reduced it is there at once. @default 'fade' */
  effect?: CarouselEffect
  /** How many stand side by side when they slide: a number, or as many as fit at that width in px. @default 1 */
  perView?: number | { minWidth: number }
  /** Keeps the current one in the middle when they slide. @default false */
  isCentred?: boolean
  /** The place of the slide that is shown at first, from 0. @default 0 */
  startsAt?: number
  /** What shows where one is, and leads to the slides. @default 'dots' */
  markers?: 'dots' | 'count' | 'progress' | 'thumbs' | 'none'
  /** Buttons for the slide before and the next. @default false */
  hasArrows?: boolean
  /** Which slides are made: all; those that were seen or come next; or those near alone. @default 'all' */
  renders?: 'all' | 'seen' | 'near'
  /** How long each is shown, in seconds, before the next comes by itself. @default never by itself */
  seconds?: number
  /** What the button is called that stops the slides. @default words in the page's language */
  pauseLabel?: string
  /** What the button is called that lets them go on. @default words in the page's language */
  playLabel?: string
  ref?: Ref<HTMLElement>
}
