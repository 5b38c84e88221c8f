import type { FeatureGroup, PlanValue } from '@data1522/design-system/PricingTable'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { COMPARED_PLANS } from '../../../entities/plan/plans.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

type Values = readonly [basic: PlanValue, team: PlanValue, company: PlanValue]

const byPlan = (values: Values) => Object.fromEntries(COMPARED_PLANS.map((plan, at) => [plan, values[at]!]))

/** What the plans hold, feature by feature. */
export function useFeatures(): FeatureGroup[] {
  const text = useText()
  const { number } = useFormats()
  const { whole } = usePrice()
  const noLimit = text('pricing.noLimit')
  const gigabytes = (amount: number) => number(amount, { style: 'unit', unit: 'gigabyte' })
  const upTo = (count: number) => text('pricing.upTo', { count: number(count) })
  const monthly = (price: number) => ({ extra: text('pricing.extraAMonth', { price: whole(price) }) })
  const row = (id: keyof typeof labels, ...values: Values) => ({
    id,
    label: labels[id],
    values: byPlan(values),
  })
  const labels = {
    people: text('pricing.row.people'),
    orders: text('pricing.row.orders'),
    shops: text('pricing.row.shops'),
    storage: text('pricing.row.storage'),
    vans: text('pricing.row.vans'),
    reports: text('pricing.row.reports'),
    views: text('pricing.row.views'),
    academy: text('pricing.row.academy'),
    approvals: text('pricing.row.approvals'),
    domain: text('pricing.row.domain'),
    twoSteps: text('pricing.row.twoSteps'),
    roles: text('pricing.row.roles'),
    audit: text('pricing.row.audit'),
    answers: text('pricing.row.answers'),
  }
  return [
    {
      title: text('pricing.group.limits'),
      rows: [
        row('people', number(1), upTo(10), upTo(50)),
        row('orders', number(100), noLimit, noLimit),
        row('shops', number(1), number(3), number(12)),
        row('storage', gigabytes(2), gigabytes(50), gigabytes(500)),
        row('vans', false, upTo(5), noLimit),
      ],
    },
    {
      title: text('pricing.group.work'),
      rows: [
        row('reports', true, true, true),
        row('views', false, true, true),
        row('academy', false, true, true),
        row('approvals', false, false, true),
        row('domain', monthly(4), true, true),
      ],
    },
    {
      title: text('pricing.group.safety'),
      rows: [
        row('twoSteps', true, true, true),
        row('roles', false, true, true),
        row('audit', false, monthly(12), true),
        row(
          'answers',
          text('pricing.answers.basic'),
          text('pricing.answers.team'),
          text('pricing.answers.company'),
        ),
      ],
    },
  ]
}
