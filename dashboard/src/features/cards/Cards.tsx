import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SearchField } from '@data1522/design-system/SearchField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Tabs } from '@data1522/design-system/Tabs'
import { type ComponentType, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { withMessages } from '../../core/i18n/with-messages.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { CardSearchContext } from './shared/card-search.ts'
import { type CardTab, cardTabs, tabCounts, tabHrefs, tabIcons, tabOf, tabTitles } from './tabs.ts'

const contents: Partial<Record<CardTab, ComponentType>> = {
  basic: lazy(
    withMessages(
      async () => (await import('./basic/BasicCards.tsx')).BasicCards,
      ['basicCards', 'course', 'users'],
    ),
  ),
  advanced: lazy(
    withMessages(
      async () => (await import('./advanced/AdvancedCards.tsx')).AdvancedCards,
      [
        'advancedCards',
        'ecommerceDashboard',
        'analyticsDashboard',
        'crmDashboard',
        'academyDashboard',
        'logisticsDashboard',
        'account',
        'plans',
        'events',
        'orders',
        'users',
      ],
    ),
  ),
  statistics: lazy(
    withMessages(
      async () => (await import('./statistics/StatisticsCards.tsx')).StatisticsCards,
      [
        'statisticsCards',
        'orders',
        'analyticsDashboard',
        'crmDashboard',
        'ecommerceDashboard',
        'logisticsDashboard',
      ],
    ),
  ),
  actions: lazy(
    withMessages(
      async () => (await import('./actions/CardActions.tsx')).CardActions,
      ['actionCards', 'analyticsDashboard'],
    ),
  ),
  widgets: lazy(
    withMessages(
      async () => (await import('./widgets/WidgetCards.tsx')).WidgetCards,
      [
        'widgetCards',
        'ecommerceDashboard',
        'analyticsDashboard',
        'crmDashboard',
        'logisticsDashboard',
        'orders',
      ],
    ),
  ),
}

/** Ready-made cards of five kinds; each tab is an address. */
export function Cards() {
  const text = useText()
  const tab = tabOf(useLocation().pathname)
  const [typed, setTyped] = useState({ tab, query: '' })
  // What was looked for in one tab is not looked for in the next.
  const query = typed.tab === tab ? typed.query : ''
  const look = useMemo(() => ({ query, clear: () => setTyped({ tab, query: '' }) }), [query, tab])
  const search = useRef<HTMLInputElement>(null)
  const label = text('cards.search')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  const contentOf = (shown: CardTab) => {
    const Content = contents[shown]
    return <Suspense fallback={<Skeleton shape="block" height={480} />}>{Content && <Content />}</Suspense>
  }
  return (
    <>
      <DocumentTitle title={text(tabTitles[tab])} />
      <PageHeader
        title={text('cards.title')}
        lede={text('cards.lede')}
        actions={
          <Box minWidth={240}>
            <SearchField
              ref={search}
              label={label}
              placeholder={label}
              value={query}
              onChange={(value) => setTyped({ tab, query: value })}
            />
          </Box>
        }
      />
      <CardSearchContext value={look}>
        <Tabs
          label={text('cards.tabs')}
          selectedId={tab}
          selectsOn="press"
          items={cardTabs.map((id) => ({
            id,
            label: text(`cards.tab.${id}`),
            icon: tabIcons[id],
            badge: <Badge count={tabCounts[id]} label={text('cards.count', { count: tabCounts[id] })} />,
            href: tabHrefs[id],
            content: () => contentOf(id),
          }))}
        />
      </CardSearchContext>
    </>
  )
}
