import { FigureList } from '@data1522/design-system/FigureList'
import { Image } from '@data1522/design-system/Image'
import type { CountrySales } from '@data1522/mocks/contract/dashboards'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery, crmQuery, type LoadedPart } from '../../queries.ts'
import { salesHref } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

const ROWS = 6

/** Where customers buy the most, of the dashboard of the website. */
export const AnalyticsCountriesCard = () => (
  <CountriesCard query={useQuery(analyticsQuery('countries', useDashboard().days))} />
)

/** The same, of the dashboard of customers. */
export const CrmCountriesCard = () => (
  <CountriesCard query={useQuery(crmQuery('countries', useDashboard().days))} />
)

/** Where the customers live who bought the most; each country leads to its orders. */
function CountriesCard({ query }: { query: UseQueryResult<LoadedPart<CountrySales[]>> }) {
  const text = useText()
  const { country } = useFormats()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/ecommerce/customer/list')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      table={({ part }) => [
        [
          text('dashboards.countries.country'),
          text('dashboards.countries.orders'),
          text('dashboards.countries.sales'),
          text('dashboards.change'),
        ],
        ...part.map((one) => [country(one.country), one.orders, one.value, one.change]),
      ]}
    >
      {({ part, view }) => ({
        description: text('dashboards.countries.bySales'),
        children: (
          <FigureList
            items={part.slice(0, ROWS).map((one) => ({
              id: one.countryCode,
              title: country(one.country),
              detail: text('dashboards.orders', { count: one.orders }),
              start: <Image src={one.countryFlag} isDecorative ratio="4 / 3" width={32} corners="none" />,
              value: shortMoney(one.value),
              change: trend(one.change),
              href: salesHref(view, { country: one.countryCode }),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
