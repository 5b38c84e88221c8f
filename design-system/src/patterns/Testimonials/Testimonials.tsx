import type { Ref } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
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
  'label' | 'seconds' | 'pauseLabel' | 'playLabel'
> {
  /** The voices, of which one is heard at a time. */
  voices: readonly Testimonial[]
  ref?: Ref<HTMLElement>
}

/**
 * What people say of a product, one after the other, in large words.
 *
 * Use when a public page lets those speak who use it. Not for reviews to be compared: use a list with `Rating`.
 */
export function Testimonials({ voices, ...rest }: TestimonialsProps) {
  return (
    <div className={styles.sheet}>
      <Carousel
        {...rest}
        slides={voices.map(({ quote, name, role, avatar }) => ({
          id: name,
          label: name,
          content: (
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>
                <p className={styles.words}>{quote}</p>
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
