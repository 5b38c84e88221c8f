import { Hero } from '@data1522/design-system/Hero'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { cycleParameter } from '../../../entities/plan/plan-address.ts'
import { CycleSwitch } from '../../../entities/plan/CycleSwitch.tsx'
import { PricingSections } from './PricingSections.tsx'

/** What the product costs, as a page of the public site. */
export function Pricing() {
  const text = useText()
  const [{ cycle }, setAddress] = useAddressState({ cycle: cycleParameter })
  return (
    <PublicPage title={text('pricing.title')}>
      <Hero
        size="page"
        title={text('pricing.headline')}
        description={text('pricing.description')}
        actions={
          <CycleSwitch
            cycle={cycle}
            onChange={(next) => setAddress({ cycle: next }, { isReplacing: true })}
          />
        }
      />
      <PricingSections cycle={cycle} isFramed={false} />
    </PublicPage>
  )
}
