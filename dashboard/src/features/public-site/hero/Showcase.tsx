import { Brand } from '@data1522/design-system/Brand'
import { HeroWindow } from '@data1522/design-system/HeroWindow'
import {
  IconCalendar,
  IconChartAreaLine,
  IconFileText,
  IconMail,
  IconMessage,
  IconSchool,
  IconShoppingCart,
  IconTruck,
  IconUsers,
} from '@data1522/design-system/icons'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { appTitle } from '../../../core/brand.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../../core/lazy-or-nothing.ts'
import { weekFigures } from './figures.ts'

const ShowcaseCharts = lazyOrNothing(async () => (await import('./ShowcaseCharts.tsx')).ShowcaseCharts)

const entries = [
  ['landingShow.analytics', IconChartAreaLine],
  ['landingShow.orders', IconShoppingCart],
  ['landingShow.academy', IconSchool],
  ['landingShow.fleet', IconTruck],
  ['landingShow.mail', IconMail],
  ['landingShow.chat', IconMessage],
  ['landingShow.calendar', IconCalendar],
  ['landingShow.invoices', IconFileText],
  ['landingShow.users', IconUsers],
] as const

/** How each kind of figure is written, and how it moved. */
const styles = {
  count: {},
  money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  ratio: { style: 'percent', maximumFractionDigits: 1 },
  change: { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
} as const

/** The product in small; its charts, which lie below the first look, come with the first sign of somebody. */
export function Showcase({ hasSign }: { hasSign: boolean }) {
  const text = useText()
  const { formatNumber } = useIntl()
  return (
    <HeroWindow
      brand={<Brand name={appTitle} />}
      entries={entries.map(([label, icon]) => ({ label: text(label), icon }))}
      title={text('landingShow.greeting')}
      description={text('landingShow.description')}
      figures={weekFigures.map(({ id, kind, value, change }) => ({
        label: text(`landingShow.${id}`),
        value: formatNumber(value, styles[kind]),
        change: formatNumber(change, styles.change),
        note: text('landingShow.vsLastWeek'),
      }))}
    >
      {hasSign && (
        <Suspense>
          <ShowcaseCharts />
        </Suspense>
      )}
    </HeroWindow>
  )
}
