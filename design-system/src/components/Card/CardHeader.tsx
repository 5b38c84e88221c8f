import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Card.css.ts'

export interface CardHeaderProps {
  /** What the card is about. */
  title: ReactNode
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  /** A line below the title that says more. */
  subtitle?: ReactNode
  /** A face or a picture before the title: an `Avatar`, an `IconTile`. */
  start?: ReactNode
  /** Controls at the end: a menu, a button, a choice of periods. */
  actions?: ReactNode
  /** The title's id, for the card's `aria-labelledby`. */
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * The title line of a card.
 *
 * Use when a card has a subject to name. Not for a page's title: use `PageHeader`.
 */
export function CardHeader({ title, level = 2, subtitle, start, actions, id, ...rest }: CardHeaderProps) {
  const words = (
    <>
      <Heading level={level} size="card" id={id}>
        {title}
      </Heading>
      {subtitle && (
        <Text size="sm" ink="subtle">
          {subtitle}
        </Text>
      )}
    </>
  )
  return (
    <div {...rest} className={styles.header}>
      <div className={start ? styles.led : styles.titles}>
        {start}
        {start ? <div>{words}</div> : words}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
