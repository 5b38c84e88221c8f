import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type Ref, useRef } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Anatomy.css.ts'
import { usePlaces } from './usePlaces.ts'
import type { AnatomyPart } from './parts.ts'

export type { AnatomyPart } from './parts.ts'

export interface AnatomyProps {
  /** The parts, in the order of their numbers. */
  parts: readonly AnatomyPart[]
  /** The example. It is a picture: nothing in it takes the focus. */
  children: ReactNode
  /** Its name, where no title above says it. */
  'aria-label'?: string
  /** The id of the title above. */
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

const px = (size: number) => `${Math.round(size)}px`

/**
 * A thing with numbers at its parts, and what they are called beside it.
 *
 * Use when a page explains what a component or a screen consists of. Not for leading someone through it: use `Tour`.
 */
export function Anatomy({ parts, children, ...rest }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null)
  const places = usePlaces(stage, parts)
  return (
    <figure {...rest} className={styles.anatomy}>
      <div ref={stage} inert className={styles.stage}>
        {children}
        {places.map(
          (place, at) =>
            place && (
              <span
                key={parts[at]?.find}
                className={cx(styles.marker, styles.sides[parts[at]?.side ?? 'above'])}
                style={assignInlineVars({
                  [styles.inline]: px(place.inline),
                  [styles.block]: px(place.block),
                })}
              >
                <span className={styles.number}>{at + 1}</span>
              </span>
            ),
        )}
      </div>
      <ol className={styles.list}>
        {parts.map(({ find, name }, at) => (
          <li key={find} className={styles.part}>
            <span aria-hidden="true" className={styles.number}>
              {at + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
    </figure>
  )
}
