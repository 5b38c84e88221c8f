import { PageHeader } from '@data1522/design-system/PageHeader'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { queryClient } from '../../../core/api/query-client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { LiveCards, MONTH } from '../live/LiveCards.tsx'
import { moneyWidgets, visitWidgets, workWidgets } from './widget-cards.ts'

const sections = [
  { id: 'money', cards: moneyWidgets },
  { id: 'work', cards: workWidgets },
  { id: 'visitors', cards: visitWidgets },
] as const

/** Cards with a large chart: money, work and visits. */
export function WidgetCards() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('titles.widgetCards')} />
      <PageHeader title={text('titles.widgetCards')} />
      <Stack gap={32}>
        {sections.map(({ id, cards }) => (
          <Stack key={id} as="section" gap={16}>
            <Stack gap={2}>
              <Heading level={2}>{text(`widgetCards.${id}`)}</Heading>
              <Text ink="muted">{text(`widgetCards.${id}Text`)}</Text>
            </Stack>
            <LiveCards cards={cards} />
          </Stack>
        ))}
      </Stack>
    </>
  )
}

/** Fetches what the first card shows beside the code that draws it. */
export const prefetchWidgetCards = () => queryClient.prefetchQuery(ecommerceQuery('years', MONTH))
