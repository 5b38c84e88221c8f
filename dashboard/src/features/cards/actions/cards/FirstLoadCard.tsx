import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FigureList } from '@data1522/design-system/FigureList'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../../core/api/query-client.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'
import { useShortMoney } from '../../../../entities/dashboard/useShortMoney.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

const ROWS = 3

/** Holds its place while it loads for the first time, and shows that again on demand. */
export function FirstLoadCard() {
  const text = useText()
  const { country } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const options = analyticsQuery('countries', useDashboard().days)
  const query = useQuery(options)
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <Card>
          <CardHeader
            title={text('actionCards.firstLoad')}
            level={3}
            subtitle={text('actionCards.firstLoadText')}
          />
          <FigureList
            items={part.slice(0, ROWS).map((one) => ({
              id: one.countryCode,
              title: country(one.country),
              value: shortMoney(one.value),
              change: trend(one.change),
            }))}
          />
          <CardActions>
            <Button
              size="small"
              onPress={() => void queryClient.resetQueries({ queryKey: options.queryKey })}
            >
              {text('actionCards.loadAgain')}
            </Button>
          </CardActions>
        </Card>
      )}
    </LoadedCard>
  )
}
