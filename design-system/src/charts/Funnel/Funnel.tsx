import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import * as styles from './Funnel.css.ts'
import { outlineOf } from './outline.ts'

/** One stage: its name, what it comes to, and how many came as far. */
export interface FunnelStage {
  /** Tells it from the others. */
  readonly id: string
  /** What it is called. */
  readonly title: string
  /** What stands in it, formatted for the locale. */
  readonly value: string
  /** What says more, below the value. */
  readonly note?: string
  /** How many came at least so far: its height against the first stage's. */
  readonly reached: number
  /** The share that went on to the next stage, formatted, and in a few words. @default none */
  readonly onward?: { readonly text: string; readonly label: string }
  /** The list behind it. */
  readonly href?: string
}

export interface FunnelProps {
  /** What goes through it, in a few words: its name. */
  label: string
  /** The stages in their order. */
  stages: readonly FunnelStage[]
  ref?: Ref<HTMLDivElement>
}

/**
 * How many go on from stage to stage; where there is little room, a bar for each stage, one below the other.
 *
 * Use when things pass through stages in one order and drop out on the way. Not for parts of a whole: use `SegmentBar`.
 */
export function Funnel({ label, stages, ref, ...rest }: FunnelProps) {
  const most = Math.max(1, ...stages.map(({ reached }) => reached))
  const shareOf = (place: number) => Math.max(0, stages[place]?.reached ?? 0) / most
  const depthOf = (place: number) => `${Math.round((place / Math.max(stages.length, 1)) * 100)}%`
  return (
    <div {...dataAttributes(rest)} ref={ref} className={styles.funnel}>
      <ul aria-label={label} className={styles.stages}>
        {stages.map(({ id, title, value, note, onward, href }, place) => {
          const isLast = place === stages.length - 1
          return (
            <li key={id} className={styles.stage}>
              <div className={styles.words}>
                <span className={styles.title}>
                  {href ? (
                    <Link href={href} variant="quiet">
                      <bdi>{title}</bdi>
                    </Link>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                </span>
                <bdi className={styles.value}>{value}</bdi>
                {note && <bdi className={styles.note}>{note}</bdi>}
              </div>
              <div aria-hidden="true" className={styles.track}>
                <div
                  className={styles.slice}
                  style={assignInlineVars({
                    [styles.outline]: outlineOf(shareOf(place), isLast ? shareOf(place) : shareOf(place + 1)),
                    [styles.share]: `${shareOf(place) * 100}%`,
                    [styles.depth]: depthOf(place),
                    [styles.nextDepth]: depthOf(place + 1),
                  })}
                />
              </div>
              {onward && !isLast && (
                <span className={styles.onward}>
                  <bdi aria-hidden="true">{onward.text}</bdi>
                  <VisuallyHidden>{onward.label}</VisuallyHidden>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
