import type { Ref } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { cx } from '../../css/cx.ts'
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx'
import * as styles from './Testimonials.css.ts'

/** What somebody says of the product. */
export interface Testimonial {
  /** Their words, without quotation marks. */
  readonly quote: string
  readonly name: string
  /** What they do, and where. */
  readonly role: string
  /** The address of their picture. */
  readonly avatar?: string
}

export interface TestimonialsProps extends Pick<
  CarouselProps,
  'label' | 'seconds' | 'pauseLabel' | 'playLabel' | 'perView'
> {
  /** The voices, of which one is heard at a time, or a few side by side. */
  voices: readonly Testimonial[]
  ref?: Ref<HTMLElement>
}

/**
 * What people say of a product, one after the other in large words, or a few side by side, each on a card.
 *
 * Use when a public page lets those speak who use it. Not for reviews to be compared: use a list with `Rating`.
 */
export function Testimonials({ voices, perView = 1, ...rest }: TestimonialsProps) {
  const layout = perView === 1 ? 'single' : 'several'
  return (
    <div className={styles.layouts[layout]}>
      <Carousel
        {...rest}
        perView={perView}
        effect={perView === 1 ? 'fade' : 'slide'}
        slides={voices.map(({ quote, name, role, avatar }) => ({
          id: name,
          label: name,
          content: (
            <figure className={cx(styles.voice, styles.voices[layout])}>
              <blockquote className={styles.quote}>
                <p className={styles.words[layout]}>{quote}</p>
              </blockquote>
              <figcaption className={styles.person}>
                <Avatar name={name} src={avatar} size={48} isDecorative />
                <span className={styles.who}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  )
}
