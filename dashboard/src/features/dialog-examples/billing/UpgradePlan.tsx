import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { PlanForm } from '../../../entities/account/PlanForm.tsx'
import { accountSettingsQuery } from '../../../entities/account/queries.ts'
import { useAccountEditor } from '../../../entities/account/useAccountEditor.ts'
import { useBillingEdit } from '../../../entities/account/useBillingEdit.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'

/** Puts one's own account on another plan. */
export function UpgradePlan(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(accountSettingsQuery())
  const { choosePlan } = useBillingEdit(useAccountEditor())
  const title = text('dialogExamples.upgrade.title')
  return (
    <OnceLoaded {...dialog} query={query} title={title}>
      {({ billing }) => (
        <PlanForm
          {...dialog}
          title={title}
          billing={billing}
          onChoose={({ plan, period }) => choosePlan(billing, plan, period)}
        />
      )}
    </OnceLoaded>
  )
}
