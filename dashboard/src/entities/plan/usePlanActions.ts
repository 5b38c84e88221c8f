import { useAtomValue } from 'jotai'
import { href } from 'react-router-dom'
import { sessionAtom } from '../../core/auth/session.ts'
import { useText } from '../../core/i18n/useText.ts'
import { type Cycle, paymentHref } from './plan-address.ts'
import type { ComparedPlanId } from './plans.ts'

/** Where the button of each plan leads: to the payment, or for the free one to an account. */
export function usePlanActions(cycle: Cycle, isFramed: boolean) {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  return (plan: ComparedPlanId) => {
    const name = text(`plans.${plan}`)
    if (plan !== 'basic')
      return { label: text('pricing.choose', { plan: name }), href: paymentHref(plan, cycle, isFramed) }
    return {
      label: text('pricing.startWith', { plan: name }),
      href: session ? href('/pages/account-settings/billing-plans') : href('/register'),
    }
  }
}
