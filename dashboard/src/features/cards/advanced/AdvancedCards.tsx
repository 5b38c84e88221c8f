import { PageHeader } from '@data1522/design-system/PageHeader'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { queryClient } from '../../../core/api/query-client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { ecommerceQuery } from '../../../entities/dashboard/queries.ts'
import { LiveCards, MONTH } from '../live/LiveCards.tsx'
import { moneyCards, teamCards, placeCards, wayCards } from './advanced-cards.ts'

const sections = [
  { id: 'money', cards: moneyCards },
  { id: 'teams', cards: teamCards },
  { id: 'places', cards: placeCards },
  { id: 'ways', cards: wayCards },
] as const

/** Cards that list things: money, people, places and what is on its way. */
export function AdvancedCards() {
  const text = useText()
  return (
    <>
      <DocumentTitle title={text('titles.advancedCards')} />
      <PageHeader title={text('titles.advancedCards')} />
      <Stack gap={32}>
        {sections.map(({ id, cards }) => (
          <Stack key={id} as="section" gap={16}>
            <Stack gap={2}>
              <Heading level={2}>{text(`advancedCards.${id}`)}</Heading>
              <Text ink="muted">{text(`advancedCards.${id}Text`)}</Text>
            </Stack>
            <LiveCards cards={cards} />
          </Stack>
        ))}
      </Stack>
    </>
  )
}

/** Fetches what the first card shows beside the code that draws it. */
export const prefetchAdvancedCards = () => queryClient.prefetchQuery(ecommerceQuery('award', MONTH))
