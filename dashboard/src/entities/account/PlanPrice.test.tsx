import { Text } from '@data1522/design-system/Text'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { setCurrency } from '../../core/i18n/currency.ts'
import { usePricedPlans } from '../plan/usePricedPlans.tsx'
import { PlanPrice } from './PlanPrice.tsx'

afterEach(() => act(() => setCurrency('USD')))

function Both({ period }: { period: 'monthly' | 'yearly' }) {
  const team = usePricedPlans(period, false).find(({ id }) => id === 'team')!
  return (
    <>
      <Text>{team.price}</Text>
      <PlanPrice billing={{ price: PLAN_PRICES.team[period], period }} />
    </>
  )
}

test.each([
  ['en', 'monthly', '$29'],
  ['fr', 'yearly', '290 $'],
  ['ar', 'monthly', '29'],
] as const)(
  'in %s a plan paid %s costs what the public page says, whatever the store’s currency',
  async (language, period, price) => {
    act(() => setCurrency('EUR'))
    await renderProduct(<Both period={period} />, { groups: ['plans', 'pricing'], language })
    const shown = screen.getAllByText(/29/)[0]!.textContent
    expect(document.body.textContent.split(shown)).toHaveLength(3)
    expect(shown.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll('\u00A0', ' ')).toContain(price)
    expect(shown).not.toContain('€')
  },
)
