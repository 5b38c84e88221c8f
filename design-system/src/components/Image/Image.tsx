import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type Ref, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import * as skeleton from '../Skeleton/Skeleton.css.ts'
import { ImageFallback } from './ImageFallback.tsx'
import * as styles from './Image.css.ts'

interface ImageLook {
  /** The address of the picture. */
  src: string
  /** The same picture at other widths, as the `srcset` of HTML. */
  srcSet?: string
  /** How wide it is drawn, as the `sizes` of HTML. */
  sizes?: string
  /** Width by height, kept before the picture comes, so that nothing moves: '16 / 9', or 1.5. @default '16 / 9' */
  ratio?: '1 / 1' | '4 / 3' | '3 / 2' | '16 / 9' | '21 / 9' | '3 / 4' | '2 / 3' | number
  /** Its width in px; never wider than its place. @default all there is */
  width?: number
  /** Fills the frame and is cut, or is whole with room around; `scale-down` never enlarges it. @default 'cover' */
  fit?: keyof typeof styles.fits
  /** Which part stays in sight when it is cut. @default 'center' */
  position?: keyof typeof styles.places
  /** How round its corners are. @default 'control' */
  corners?: keyof typeof styles.corners
  /** A tiny copy, such as a data address, shown soft until the picture is there. @default a skeleton */
  preview?: string
  /** What stands there when the picture does not load. @default an icon and the words of `alt` */
  fallback?: ReactNode
  /** Loads it at once and first, as the main picture of a page. @default false: when it comes near the window */
  isEager?: boolean
  ref?: Ref<HTMLSpanElement>
}

export type ImageProps = ImageLook &
  (
    | {
        /** What the picture shows, for those who cannot see it and when it fails. */
        alt: string
        isDecorative?: false
      }
    | {
        alt?: undefined
        /** Says that the picture adds nothing to the words around it. @default false */
        isDecorative: true
      }
  )

/**
 * A picture in a frame that keeps its place: a placeholder until it is there, a quiet sign when it fails.
 *
 * Use when a photo, a product or a cover is content. Not for people: use `Avatar`; nor for a sign in the text's
 * colour: use `Icon`.
 */
export function Image({
  src,
  srcSet,
  sizes,
  alt,
  ratio = '16 / 9',
  width,
  fit = 'cover',
  position = 'center',
  corners = 'control',
  preview,
  fallback,
  isEager,
  isDecorative,
  ...rest
}: ImageProps) {
  const [known, setKnown] = useState<{ src: string; state: 'loaded' | 'failed' }>()
  const state = known?.src === src ? known.state : 'loading'
  const settle = (to: 'loaded' | 'failed') => setKnown({ src, state: to })
  const attach = (image: HTMLImageElement | null) => {
    // Of a page that a server rendered, the picture may have come, or failed, before anyone listened.
    if (state === 'loading' && image?.complete) {
      void image.decode().then(
        () => settle('loaded'),
        () => settle('failed'),
      )
    }
  }
  return (
    <span
      {...rest}
      className={cx(styles.frame, styles.corners[corners])}
      style={assignInlineVars({
        [styles.ratio]: String(ratio),
        [styles.width]: width === undefined ? '100%' : rem(width),
      })}
    >
      {state === 'loading' &&
        (preview ? (
          <img src={preview} alt="" className={styles.preview} />
        ) : (
          <span className={cx(skeleton.bar, styles.layer)} />
        ))}
      {state === 'failed' ? (
        <span className={styles.layer}>{fallback ?? <ImageFallback alt={alt} />}</span>
      ) : (
        <img
          key={src}
          ref={attach}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={isDecorative ? '' : alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          data-loaded={state === 'loaded' || undefined}
          onLoad={() => settle('loaded')}
          onError={() => settle('failed')}
          className={cx(styles.picture, styles.fits[fit], styles.places[position])}
        />
      )}
    </span>
  )
}
