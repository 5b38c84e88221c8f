import { Box } from '@data1522/design-system/Box'
import { Dialog } from '@data1522/design-system/Dialog'
import { PricingCards } from '@data1522/design-system/PricingCards'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { CycleSwitch } from '../../entities/plan/CycleSwitch.tsx'
import type { Cycle } from '../../entities/plan/plan-address.ts'
import { usePricedPlans } from '../../entities/plan/usePricedPlans.tsx'
import type { ExampleProps } from './examples.ts'

/** The plans with what they cost; choosing one leads to its payment. */
export function Pricing({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const [cycle, setCycle] = useState<Cycle>('yearly')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="fullScreen"
      title={text('dialogExamples.pricing.title')}
      description={text('dialogExamples.pricing.lede')}
    >
      <Box maxWidth={1152} isCentered>
        <Stack gap={32}>
          <CycleSwitch cycle={cycle} onChange={setCycle} />
          <PricingCards plans={usePricedPlans(cycle, true)} />
        </Stack>
      </Box>
    </Dialog>
  )
}
