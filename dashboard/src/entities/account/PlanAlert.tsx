import { Alert } from '@data1522/design-system/Alert'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { useState } from 'react'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { isExpired } from './card-month.ts'
import { periodOf } from './periods.ts'

/** So many days before a period ends its price is said. */
const SOON = 7

interface PlanAlertProps {
  billing: UserBilling
  /** Whether a card pays for the plan. @default true */
  isPaidByCard?: boolean
}

/** What needs a look before a plan renews: its card, or that it is about to; nothing where all is well. */
export function PlanAlert({ billing, isPaidByCard = true }: PlanAlertProps) {
  const text = useText()
  const { day } = useFormats()
  const [now] = useState(() => Date.now())
  const { price, cards, renewsOn } = billing
  if (price === 0) return null
  const { left } = periodOf(billing, now)
  const primary = cards.find(({ isPrimary }) => isPrimary)
  const ofCard = primary ? isExpired(primary.expires, now) && 'expired' : 'noCard'
  const id = (isPaidByCard && ofCard) || (left <= SOON && 'soon')
  return (
    id && (
      <Alert tone={id === 'soon' ? 'warning' : 'danger'} title={text(`plans.alert.${id}`)}>
        {text(`plans.alert.${id}Text`, { left, date: day(renewsOn) })}
      </Alert>
    )
  )
}
