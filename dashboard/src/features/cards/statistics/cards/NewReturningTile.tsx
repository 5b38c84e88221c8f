import { Inline } from '@data1522/design-system/Inline'
import { IconRepeat, IconUserPlus } from '@data1522/design-system/icons'
import { Icon } from '@data1522/design-system/Icon'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { crmQuery } from '../../../../entities/dashboard/queries.ts'

/** How many orders were first ones, against those of customers who had bought before. */
export function NewReturningTile() {
  const text = useText()
  const { number, percent } = useFormats()
  const query = useQuery(crmQuery('loyalty', useDashboard().days))
  const side = (kind: 'first' | 'later', orders: number, share: number) => (
    <Stack gap={2}>
      <Inline gap={6} isWrapping={false}>
        <Icon icon={kind === 'first' ? IconUserPlus : IconRepeat} size={16} />
        <Text as="span" size="sm" ink="subtle">
          {text(`statisticsCards.${kind}`)}
        </Text>
      </Inline>
      <Inline gap={8} align="baseline">
        <Text as="span" size="xl" weight="heavy" isNumeric>
          {percent(share)}
        </Text>
        <Text as="span" size="sm" ink="subtle" isNumeric>
          {number(orders)}
        </Text>
      </Inline>
    </Stack>
  )
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ firstOrders, laterOrders }) => firstOrders + laterOrders === 0)}
      table={({ part }) => [
        [text('statisticsCards.month'), text('statisticsCards.first'), text('statisticsCards.later')],
        ...part.map(({ month, firstOrders, laterOrders }) => [month, firstOrders, laterOrders]),
      ]}
    >
      {({ part }) => {
        const first = part.reduce((sum, { firstOrders }) => sum + firstOrders, 0)
        const later = part.reduce((sum, { laterOrders }) => sum + laterOrders, 0)
        const share = first / (first + later)
        return {
          description: text('statisticsCards.lastMonths', { count: part.length }),
          children: (
            <Stack gap={12}>
              <Inline justify="between" gap={12} isWrapping={false}>
                {side('first', first, share)}
                {side('later', later, 1 - share)}
              </Inline>
              <Meter
                label={text('statisticsCards.firstOfAll')}
                value={share * 100}
                valueText={percent(share)}
                tone="primary"
                size="large"
                isBare
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
