import type { ReactNode, Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { IconTile } from '../../components/IconTile/IconTile.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import * as styles from './PricingCards.css.ts'
import { strings as roomStrings } from './strings.ts'

/** A plan with what it costs and what it holds. */
export interface PricedPlan {
  /** Tells it from the others. */
  readonly id: string
  readonly icon: IconSource
  readonly name: string
  /** Whom it is for. */
  readonly description: string
  /** What it costs, formatted for the locale. */
  readonly price: string
  /** For how long that is. */
  readonly period: string
  /** What it would cost without the saving, struck through; its place is kept without it. */
  readonly before?: string
  /** A line below the price, on what it comes to or saves. */
  readonly note: ReactNode
  readonly action: { readonly label: string; readonly href: string }
  /** What the list of points begins with. */
  readonly pointsTitle: string
  readonly points: readonly string[]
  /** Says why it stands out. @default it does not */
  readonly mark?: string
}

export interface PricingCardsProps {
  /** The plans, from the least to the most; of three, one may stand out. */
  plans: readonly PricedPlan[]
  ref?: Ref<HTMLUListElement>
}

/**
 * Plans side by side, each a card with its price, a way to choose it, and what it holds. Figures change in their
 * places when a period is chosen above: nothing moves.
 *
 * Use when someone chooses what to pay for. Not to mention prices on another page: use `PlanTeaser`; nor to compare
 * line by line: use `PricingTable`.
 */
export function PricingCards({ plans, ...rest }: PricingCardsProps) {
  const strings = useStrings(roomStrings)
  return (
    <ul {...rest} className={styles.grid}>
      {plans.map(({ id, icon, name, description, price, period, before, note, action, mark, ...plan }) => (
        <li key={id} className={cx(styles.plan, mark && styles.marked)}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <div className={styles.head}>
            <IconTile icon={icon} size={42} tone={mark ? 'primary' : 'neutral'} />
            <div className={styles.words}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.description}>{description}</p>
            </div>
          </div>
          <p className={styles.cost}>
            <bdi className={styles.price}>{price}</bdi>{' '}
            <span className={styles.aside}>
              <span className={styles.before}>
                {before && (
                  <>
                    <VisuallyHidden>{strings.before} </VisuallyHidden>
                    <s>
                      <bdi>{before}</bdi>
                    </s>{' '}
                  </>
                )}
              </span>
              <span>{period}</span>
            </span>
          </p>
          <p className={styles.note}>{note}</p>
          <LinkButton
            href={action.href}
            isBlock
            size="large"
            variant={mark ? 'solid' : 'outlined'}
            tone={mark ? 'primary' : 'neutral'}
          >
            {action.label}
          </LinkButton>
          <p className={styles.pointsTitle}>{plan.pointsTitle}</p>
          <ul className={styles.points}>
            {plan.points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.check}>
                  <Icon icon={IconCheck} size={18} />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
