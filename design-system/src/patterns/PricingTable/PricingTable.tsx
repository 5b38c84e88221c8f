import { type ReactNode, type Ref, useState } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconCheck, IconMinus, IconPlus } from '../../icons/icons.ts'
import { useIsNarrow } from '../../internal/useIsNarrow.ts'
import { useStrings } from '../../locale/useStrings.ts'
import * as styles from './PricingTable.css.ts'
import { strings as roomStrings } from './strings.ts'

/** A plan that is compared. */
export interface ComparedPlan {
  /** Tells it from the others. */
  readonly id: string
  readonly name: string
  /** What it costs and for how long, in short. */
  readonly price: string
  readonly action: { readonly label: string; readonly href: string }
  /** Whether it stands out. @default false */
  readonly isMarked?: boolean
}

/** What a plan has of a feature: all of it or nothing, so much, or `extra` for a price of its own. */
export type PlanValue = boolean | string | { readonly extra: string }

/** Features of one kind, with what each plan has of them, by its id. */
export interface FeatureGroup {
  readonly title: string
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly values: Readonly<Record<string, PlanValue>>
  }[]
}

export interface PricingTableProps {
  /** What is compared: the name of the table. */
  caption: string
  /** The plans, from the least to the most; one may stand out. */
  plans: readonly ComparedPlan[]
  /** What they are compared by, in the order in which one asks. */
  groups: readonly FeatureGroup[]
  ref?: Ref<HTMLDivElement>
}

/**
 * Plans compared feature by feature. Its header stays below the page's navigation; below 768 px the plans are tabs,
 * the one that stands out first.
 *
 * Use when a choice between plans needs the details. Not for the choice itself: use `PricingCards`.
 */
export function PricingTable({ caption, plans, groups, ...rest }: PricingTableProps) {
  const isNarrow = useIsNarrow()
  const [shown, setShown] = useState((plans.find(({ isMarked }) => isMarked) ?? plans[0])?.id ?? '')
  return (
    <div {...rest} className={cx(!isNarrow && styles.sheet)}>
      {isNarrow ? (
        <Tabs
          label={caption}
          isBlock
          selectedId={shown}
          onSelectionChange={setShown}
          items={plans.map((plan) => ({
            id: plan.id,
            label: plan.name,
            content: () => <PlanList plan={plan} groups={groups} />,
          }))}
        />
      ) : (
        <Comparison caption={caption} plans={plans} groups={groups} />
      )}
    </div>
  )
}

function Comparison({ caption, plans, groups }: Omit<PricingTableProps, 'ref'>) {
  const strings = useStrings(roomStrings)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={cx(styles.header, styles.label)}>
            {strings.feature}
          </th>
          {plans.map(({ id, name, price, isMarked }) => (
            <th key={id} scope="col" className={cx(styles.header, isMarked && styles.marked)}>
              <span className={styles.planName}>{name}</span> <bdi className={styles.planPrice}>{price}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={cx(styles.cell, styles.label)}>
                {row.label}
              </th>
              {plans.map(({ id, isMarked }) => (
                <td key={id} className={cx(styles.cell, isMarked && styles.marked)}>
                  <Value of={row.values[id] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" className={styles.foot}>
            <VisuallyHidden>{strings.choice}</VisuallyHidden>
          </th>
          {plans.map(({ id, action, isMarked }) => (
            <td key={id} className={cx(styles.foot, isMarked && styles.marked)}>
              <Action action={action} isMarked={isMarked} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const Action = ({ action, isMarked }: Pick<ComparedPlan, 'action' | 'isMarked'>) => (
  <LinkButton
    href={action.href}
    variant={isMarked ? 'solid' : 'outlined'}
    tone={isMarked ? 'primary' : 'neutral'}
  >
    {action.label}
  </LinkButton>
)

/** What one plan has of each feature. */
const PlanList = ({ plan, groups }: { plan: ComparedPlan; groups: readonly FeatureGroup[] }) => (
  <div className={cx(styles.sheet, styles.list)}>
    {groups.map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <p className={styles.listTitle}>{title}</p>
        <dl className={styles.facts}>
          {rows.map(({ id, label, values }) => (
            <div key={id} className={styles.fact}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>
                <Value of={values[plan.id] ?? false} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <div className={styles.listFoot}>
      <Action {...plan} />
    </div>
  </div>
)

function Value({ of }: { of: PlanValue }): ReactNode {
  const strings = useStrings(roomStrings)
  if (typeof of === 'string') return of
  if (typeof of === 'object')
    return (
      <>
        <VisuallyHidden>{strings.canBeAdded} </VisuallyHidden>
        <Chip tone="primary" variant="outlined" icon={IconPlus}>
          {of.extra}
        </Chip>
      </>
    )
  return of ? (
    <span className={styles.yes}>
      <Icon icon={IconCheck} size={16} label={strings.included} />
    </span>
  ) : (
    <span className={styles.no}>
      <Icon icon={IconMinus} size={16} label={strings.notIncluded} />
    </span>
  )
}
