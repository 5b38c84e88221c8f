import type { UserDetail } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { userSettingsQuery } from '../queries.ts'
import { PlanForm } from './PlanForm.tsx'

export interface PlanDialogProps {
  user: UserDetail
  isOpen: boolean
  onClose: () => void
}

/** Chooses the plan of a user and how often it is paid, once it is known what they have. */
export function PlanDialog(props: PlanDialogProps) {
  const { data } = useQuery(userSettingsQuery(String(props.user.id)))
  return data && <PlanForm {...props} billing={data.billing} />
}
