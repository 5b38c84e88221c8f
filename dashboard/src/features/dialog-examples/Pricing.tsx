import { Box } from '@data1522/design-system/Box'
import { Dialog } from '@data1522/design-system/Dialog'
import { PricingCards } from '@data1522/design-system/PricingCards'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { useAddressState } from '../../core/router/useAddressState.ts'
import { accountSettingsQuery } from '../../entities/account/queries.ts'
import { CycleSwitch } from '../../entities/plan/CycleSwitch.tsx'
import { cycleParameter } from '../../entities/plan/plan-address.ts'
import { usePricedPlans } from '../../entities/plan/usePricedPlans.tsx'
import type { ExampleProps } from './examples.ts'

/** The plans with what they cost; choosing one leads to its payment, and one's own stands out. */
export function Pricing({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const [{ cycle }, setAddress] = useAddressState({ cycle: cycleParameter })
  const own = useQuery(accountSettingsQuery()).data?.billing.plan
  const plans = usePricedPlans(cycle, true)
  const isCompared = plans.some(({ id }) => id === own)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="fullScreen"
      title={text('dialogExamples.pricing.title')}
      description={text('dialogExamples.pricing.description')}
    >
      <Box maxWidth={1152} isCentered>
        <Stack gap={32}>
          <CycleSwitch
            cycle={cycle}
            onChange={(next) => setAddress({ cycle: next }, { isReplacing: true })}
          />
          <PricingCards
            plans={
              isCompared
                ? plans.map(({ mark: _mark, ...plan }) =>
                    plan.id === own
                      ? {
                          ...plan,
                          mark: text('dialogExamples.pricing.own'),
                          action: {
                            label: text('dialogExamples.pricing.manage'),
                            href: href('/pages/account-settings/billing-plans'),
                          },
                        }
                      : plan,
                  )
                : plans
            }
          />
        </Stack>
      </Box>
    </Dialog>
  )
}
