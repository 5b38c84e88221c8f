import { LinkButton } from '@data1522/design-system/LinkButton'
import { PlanTeaser } from '@data1522/design-system/PlanTeaser'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { CycleSwitch } from '../../../entities/plan/CycleSwitch.tsx'
import { type Cycle, pricingHrefOf } from '../../../entities/plan/plan-address.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

const plans = [
  {
    id: 'basic',
    description: 'landingMore.basicDescription',
    points: ['landingMore.basicPeople', 'landingMore.basicOrders', 'landingMore.basicHelp'],
  },
  {
    id: 'team',
    description: 'landingMore.teamPlanDescription',
    points: ['landingMore.teamPeople', 'landingMore.teamParts', 'landingMore.teamHelp'],
  },
  {
    id: 'company',
    description: 'landingMore.companyDescription',
    points: ['landingMore.companyPeople', 'landingMore.companyParts', 'landingMore.companyHelp'],
  },
] as const

interface PlansProps {
  /** Whether no script runs, without which no other prices can be chosen. */
  isUnscripted: boolean
}

/** Three plans in short, by the month or by the year; the page of prices has the rest. */
export function Plans({ isUnscripted }: PlansProps) {
  const text = useText()
  const { whole } = usePrice()
  const [cycle, setCycle] = useState<Cycle>('yearly')
  const pricingHref = pricingHrefOf(cycle)
  return (
    <SiteSection
      eyebrow={text('landingMore.plansEyebrow')}
      title={text('landingMore.plansTitle')}
      description={text('landingMore.plansDescription')}
      actions={<LinkButton href={pricingHref}>{text('landingMore.plansAll')}</LinkButton>}
    >
      <Stack gap={24}>
        {!isUnscripted && <CycleSwitch cycle={cycle} onChange={setCycle} />}
        <PlanTeaser
          plans={plans.map(({ id, description, points }) => {
            const name = text(`landingMore.${id}`)
            const price = PLAN_PRICES[id][cycle]
            return {
              id,
              name,
              description: text(description),
              price: whole(price),
              period: text(periodOf(price, cycle)),
              points: points.map((point) => text(point)),
              action: { label: text('landingMore.choosePlan', { plan: name }), href: pricingHref },
              mark: id === 'team' ? text('landingMore.mostChosen') : undefined,
            }
          })}
        />
      </Stack>
    </SiteSection>
  )
}

const periodOf = (price: number, cycle: Cycle) => {
  if (price === 0) return 'plans.forever'
  return cycle === 'yearly' ? 'plans.aYear' : 'plans.aMonth'
}
