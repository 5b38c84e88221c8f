import type { UserDetail } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { userSettingsQuery } from '../queries.ts'
import { PlanForm } from '../../../../entities/account/PlanForm.tsx'
import { useBillingEdit } from '../../../../entities/account/useBillingEdit.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

export interface PlanDialogProps {
  user: UserDetail
  isOpen: boolean
  onClose: () => void
}

/** Chooses the plan of a user and how often it is paid, once it is known what they have. */
export function PlanDialog({ user, isOpen, onClose }: PlanDialogProps) {
  const text = useText()
  const { data } = useQuery(userSettingsQuery(String(user.id)))
  const { choosePlan } = useBillingEdit(useSettingsEdit(String(user.id)))
  if (!data) return null
  return (
    <PlanForm
      title={text('userView.planTitle', { name: user.fullName })}
      billing={data.billing}
      onChoose={({ plan, period }) => choosePlan(data.billing, plan, period)}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
