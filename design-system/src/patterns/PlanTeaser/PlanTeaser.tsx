import type { Ref } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import * as styles from './PlanTeaser.css.ts'

/** A plan in short. */
export interface PlanInShort {
  /** Tells it from the others. */
  readonly id: string
  readonly name: string
  /** Whom it is for. */
  readonly description: string
  /** What it costs, formatted for the locale. */
  readonly price: string
  /** For how long that is. */
  readonly period: string
  /** The most telling of what it holds. */
  readonly points: readonly string[]
  /** What leads on to it. */
  readonly action: { readonly label: string; readonly href: string }
  /** Says why it stands out. @default it does not */
  readonly mark?: string
}

export interface PlanTeaserProps {
  /** The plans, from the least to the most; of three, one may stand out. */
  plans: readonly PlanInShort[]
  ref?: Ref<HTMLUListElement>
}

/**
 * Plans side by side with their prices, which lead to all that is to know of them.
 *
 * Use when a public page mentions what a product costs. Not to compare the plans line by line: use a table.
 */
export function PlanTeaser({ plans, ...rest }: PlanTeaserProps) {
  return (
    <ul {...rest} className={styles.grid}>
      {plans.map(({ id, name, description, price, period, points, action, mark }) => (
        <li key={id} className={cx(styles.plan, mark && styles.marked)}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            {mark && <Chip tone="primary">{mark}</Chip>}
          </div>
          <p className={styles.description}>{description}</p>
          <p className={styles.cost}>
            <bdi className={styles.price}>{price}</bdi> <span className={styles.period}>{period}</span>
          </p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.check}>
                  <Icon icon={IconCheck} size={18} />
                </span>
                {point}
              </li>
            ))}
          </ul>
          <LinkButton
            href={action.href}
            isBlock
            variant={mark ? 'solid' : 'outlined'}
            tone={mark ? 'primary' : 'neutral'}
          >
            {action.label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
