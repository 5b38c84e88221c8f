import { LinkButton } from '@data1522/design-system/LinkButton'
import { PlanTeaser } from '@data1522/design-system/PlanTeaser'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

const plans = [
  {
    id: 'basic',
    lede: 'landingMore.basicLede',
    points: ['landingMore.basicPeople', 'landingMore.basicOrders', 'landingMore.basicHelp'],
  },
  {
    id: 'team',
    lede: 'landingMore.teamPlanLede',
    points: ['landingMore.teamPeople', 'landingMore.teamParts', 'landingMore.teamHelp'],
  },
  {
    id: 'company',
    lede: 'landingMore.companyLede',
    points: ['landingMore.companyPeople', 'landingMore.companyParts', 'landingMore.companyHelp'],
  },
] as const

/** Three plans in short; the page of prices has the rest. */
export function Plans() {
  const text = useText()
  const { whole } = usePrice()
  return (
    <SiteSection
      eyebrow={text('landingMore.plansEyebrow')}
      title={text('landingMore.plansTitle')}
      lede={text('landingMore.plansLede')}
      actions={<LinkButton href={href('/data1522/pricing')}>{text('landingMore.plansAll')}</LinkButton>}
    >
      <PlanTeaser
        plans={plans.map(({ id, lede, points }) => {
          const name = text(`landingMore.${id}`)
          const { monthly } = PLAN_PRICES[id]
          return {
            id,
            name,
            lede: text(lede),
            price: whole(monthly),
            period: text(monthly === 0 ? 'landingMore.forever' : 'landingMore.aMonth'),
            points: points.map((point) => text(point)),
            action: {
              label: text('landingMore.choosePlan', { plan: name }),
              href: href('/data1522/pricing'),
            },
            mark: id === 'team' ? text('landingMore.mostChosen') : undefined,
          }
        })}
      />
    </SiteSection>
  )
}
