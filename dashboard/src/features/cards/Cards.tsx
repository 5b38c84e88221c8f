import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { SearchField } from '@data1522/design-system/SearchField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Tabs } from '@data1522/design-system/Tabs'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { CardSearchContext } from './shared/card-search.ts'
import { tabScreens } from './tab-screens.ts'
import { type CardTab, cardTabs, tabCounts, tabHrefs, tabIcons, tabOf, tabTitles } from './tabs.ts'

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
    const { Component } = tabScreens[shown]
    return (
      <Suspense fallback={<Skeleton shape="block" height={480} />}>
        <Component />
      </Suspense>
    )
  }
  return (
    <>
      <DocumentTitle title={text(tabTitles[tab])} />
      <PageHeader
        title={text('cards.title')}
        description={text('cards.description')}
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
          keyboardActivation="manual"
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
