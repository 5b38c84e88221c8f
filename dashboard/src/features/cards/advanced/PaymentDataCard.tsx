import { FigureList } from '@data1522/design-system/FigureList'
import { IconBrandPaypal, IconCalendar, IconCreditCard, IconCrown } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { accountSettingsQuery } from '../../../entities/account/queries.ts'
import { useCardMonth } from '../../../entities/account/useCardMonth.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { usePrice } from '../../../entities/plan/usePrice.ts'

/** How many cards have a place. */
const CARDS = 3

/** What one's own plan costs, when it is paid next, and what with. */
export function PaymentDataCard() {
  const text = useText()
  const { day } = useFormats()
  const { whole } = usePrice()
  const monthOf = useCardMonth()
  const query = useQuery(accountSettingsQuery())
  const settings = href('/pages/account-settings/billing-plans')
  const renewal = ({ isCancelled }: AccountBilling) =>
    text(isCancelled ? 'advancedCards.planEnds' : 'advancedCards.nextPayment')
  const cardName = ({ brand, lastDigits }: AccountBilling['cards'][number]) =>
    text('account.cardName', { brand: text(`account.brand.${brand}`), digits: lastDigits })
  return (
    <PartCard
      query={query}
      seeAll={settings}
      table={({ billing }) => [
        [text('advancedCards.paymentData'), text('dashboards.figure')],
        [text('plans.is', { plan: text(`users.plan.${billing.plan}`) }), billing.price],
        [renewal(billing), billing.renewsOn],
        ...billing.cards.map((card) => [cardName(card), monthOf(card.expires)]),
      ]}
    >
      {({ billing }) => ({
        description: text('advancedCards.ownPlan'),
        children: (
          <Stack gap={16}>
            <FigureList
              items={[
                {
                  id: 'plan',
                  title: text('plans.is', { plan: text(`users.plan.${billing.plan}`) }),
                  detail: text(`plans.per.${billing.period}`),
                  start: <IconTile icon={IconCrown} tone="primary" size={34} />,
                  value: whole(billing.price),
                },
                {
                  id: 'renewal',
                  title: renewal(billing),
                  detail: text(`advancedCards.paidBy.${billing.paidBy}`),
                  start: (
                    <IconTile
                      icon={billing.paidBy === 'paypal' ? IconBrandPaypal : IconCalendar}
                      tone="success"
                      size={34}
                    />
                  ),
                  value: day(billing.renewsOn),
                },
                ...billing.cards.slice(0, CARDS).map((card) => ({
                  id: `${card.brand}-${card.lastDigits}`,
                  title: cardName(card),
                  detail: card.isPrimary ? text('account.primary') : card.holder,
                  start: (
                    <IconTile icon={IconCreditCard} tone={card.isPrimary ? 'info' : 'neutral'} size={34} />
                  ),
                  value: monthOf(card.expires),
                })),
              ]}
            />
            <LinkButton href={settings} variant="outlined">
              {text('advancedCards.openBilling')}
            </LinkButton>
          </Stack>
        ),
      })}
    </PartCard>
  )
}
