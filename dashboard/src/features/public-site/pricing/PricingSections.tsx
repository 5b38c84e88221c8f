import { PricingCards } from '@data1522/design-system/PricingCards'
import { PricingTable } from '@data1522/design-system/PricingTable'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'
import type { Cycle } from '../../../entities/plan/plan-address.ts'
import { Enterprise } from './Enterprise.tsx'
import { PriceQuestions } from './PriceQuestions.tsx'
import { Trial } from './Trial.tsx'
import { useFeatures } from './useFeatures.ts'
import { usePricedPlans } from '../../../entities/plan/usePricedPlans.tsx'

interface PricingSectionsProps {
  cycle: Cycle
  /** Whether it stands in the frame of the back office, where the payment then stands too. */
  isFramed: boolean
}

/** The plans, what they hold line by line, and what is asked about them. */
export function PricingSections({ cycle, isFramed }: PricingSectionsProps) {
  const text = useText()
  const plans = usePricedPlans(cycle, isFramed)
  const features = useFeatures()
  return (
    <>
      <Stack gap={24}>
        <PricingCards plans={plans} />
        <Enterprise cycle={cycle} />
      </Stack>
      <Trial />
      <SiteSection title={text('pricing.compareTitle')} description={text('pricing.compareDescription')}>
        <PricingTable
          caption={text('pricing.compareTitle')}
          plans={plans.map(({ id, name, price, period, action, mark }) => ({
            id,
            name,
            price: text('plans.priceFor', { price, period }),
            action,
            isMarked: mark !== undefined,
          }))}
          groups={features}
        />
      </SiteSection>
      <PriceQuestions />
    </>
  )
}
