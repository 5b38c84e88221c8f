import { Card } from '@data1522/design-system/Card'
import { Chip } from '@data1522/design-system/Chip'
import { Heading } from '@data1522/design-system/Heading'
import { IconCoin } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

/** What the last seven days earned: a card that says one thing. */
export function WeekSalesTile() {
  const text = useText()
  const id = useId()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const query = useQuery(ecommerceQuery('week', useDashboard().days))
  return (
    <LoadedCard query={query}>
      {({ part: { earning } }) => {
        const change = trend(earning.change)
        return (
          <Card as="section" aria-labelledby={id}>
            <Stack gap={8} align="center" isTextCentered>
              <IconTile icon={IconCoin} tone="warning" size={42} />
              <Text size="3xl" weight="heavy" isNumeric>
                {wholeMoney(earning.value)}
              </Text>
              <Heading level={3} id={id}>
                {text('statisticsCards.weekSales')}
              </Heading>
              {change && (
                <Chip tone={change.tone}>
                  {text('statisticsCards.vsWeekBefore', { change: change.text })}
                </Chip>
              )}
            </Stack>
          </Card>
        )
      }}
    </LoadedCard>
  )
}
