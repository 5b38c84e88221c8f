import { Button } from '@data1522/design-system/Button'
import { Menu } from '@data1522/design-system/Menu'
import { BUDGET_RAISES, type RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { Decided } from '../../../../core/auth/Decided.tsx'
import { useCan } from '../../../../core/auth/useCan.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useBudgetRaise } from './useBudgetRaise.ts'

/** Chooses how much more than was planned a year may spend, and says what that comes to. */
export function RaiseBudget({ shown }: { shown: RevenueYear }) {
  const text = useText()
  const { percent } = useFormats()
  const shortMoney = useShortMoney()
  const raiseTo = useBudgetRaise()
  const decision = useCan({ action: 'update', subject: 'Dashboard' })
  if (!decision.isAllowed)
    return (
      <Decided decision={decision} label={text('ecommerceDashboard.raise')}>
        {() => (
          <Button isBlock isDisabled>
            {text('ecommerceDashboard.raise')}
          </Button>
        )}
      </Decided>
    )
  const planned = (shown.budget * 100) / (100 + shown.raise)
  return (
    <Menu
      label={text('ecommerceDashboard.raise')}
      selectionMode="single"
      selectedIds={[String(shown.raise)]}
      onSelectionChange={([id]) => {
        const raise = BUDGET_RAISES.find((one) => String(one) === id)
        if (raise !== undefined) void raiseTo(shown, raise)
      }}
      sections={[
        {
          id: 'raises',
          entries: BUDGET_RAISES.map((raise) => ({
            id: String(raise),
            label:
              raise === 0
                ? text('ecommerceDashboard.asPlanned')
                : text('ecommerceDashboard.raiseBy', { share: percent(raise / 100) }),
            description: shortMoney((planned * (100 + raise)) / 100),
          })),
        },
      ]}
    >
      <Button isBlock>{text('ecommerceDashboard.raise')}</Button>
    </Menu>
  )
}
