import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { cycleParameter } from '../../../entities/plan/plan-address.ts'
import { CycleSwitch } from '../../../entities/plan/CycleSwitch.tsx'
import { PricingSections } from './PricingSections.tsx'

/** What the product costs, in the frame of the back office. */
export function FramedPricing() {
  const text = useText()
  const [{ cycle }, setAddress] = useAddressState({ cycle: cycleParameter })
  return (
    <>
      <DocumentTitle title={text('pricing.title')} />
      <PageHeader
        title={text('pricing.title')}
        description={text('pricing.description')}
        actions={
          <CycleSwitch
            cycle={cycle}
            onChange={(next) => setAddress({ cycle: next }, { isReplacing: true })}
          />
        }
      />
      <Stack gap={48}>
        <PricingSections cycle={cycle} isFramed />
      </Stack>
    </>
  )
}
