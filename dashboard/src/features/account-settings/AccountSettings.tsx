import { Card } from '@data1522/design-system/Card'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Tabs } from '@data1522/design-system/Tabs'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '../../core/api/query-client.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { accountSettingsQuery, type OwnSettings } from '../../entities/account/queries.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { SettingsSkeleton } from './shared/SettingsSkeleton.tsx'
import { type SettingsTab, settingsTabs, tabHrefs, tabIcons, tabOf } from './tabs.ts'

/** What each tab is given. */
export interface SettingsTabProps {
  settings: OwnSettings
}

const contents = {
  account: lazy(async () => ({ default: (await import('./account/AccountTab.tsx')).AccountTab })),
  security: lazy(async () => ({ default: (await import('./security/SecurityTab.tsx')).SecurityTab })),
  'billing-plans': lazy(async () => ({ default: (await import('./billing/BillingTab.tsx')).BillingTab })),
  notification: lazy(async () => ({
    default: (await import('./notification/NotificationTab.tsx')).NotificationTab,
  })),
  connection: lazy(async () => ({ default: (await import('./connection/ConnectionTab.tsx')).ConnectionTab })),
} as const satisfies Record<SettingsTab, ComponentType<SettingsTabProps>>

/** Fetches what all tabs show. */
export const prefetchAccountSettings = () => queryClient.prefetchQuery(accountSettingsQuery())

/** The settings of one's own account; each tab is an address. */
export function AccountSettings() {
  const text = useText()
  const tab = tabOf(useLocation().pathname)
  const query = useQuery(accountSettingsQuery())
  const { data, isError } = query
  const title = text('titles.accountSettings')
  const names = [text(`shell.nav.tab.${tab}`), title]
  const contentOf = (shown: SettingsTab) => {
    if (isError && !data)
      return (
        <Card>
          <LoadFailure query={query} title={text('accountSettings.loadFailed')} />
        </Card>
      )
    const Content = contents[shown]
    const waiting = <SettingsSkeleton tab={shown} />
    return data ? (
      <Suspense fallback={waiting}>
        <Content settings={data} />
      </Suspense>
    ) : (
      waiting
    )
  }
  return (
    <>
      <DocumentTitle title={names.join(' · ')} />
      <PageHeader title={title} description={text(`accountSettings.description.${tab}`)} />
      <Tabs
        label={text('accountSettings.tabs')}
        selectedId={tab}
        keyboardActivation="manual"
        items={settingsTabs.map((id) => ({
          id,
          label: text(`shell.nav.tab.${id}`),
          icon: tabIcons[id],
          href: tabHrefs[id],
          content: () => contentOf(id),
        }))}
      />
    </>
  )
}
