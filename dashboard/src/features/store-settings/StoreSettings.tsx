import { Card } from '@data1522/design-system/Card'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { storeSettingsQuery } from '../../app/currency/store-settings-query.ts'
import { DocumentTitle } from '../../app/intl/DocumentTitle.tsx'
import { useText } from '../../app/intl/useText.ts'
import { FindSetting } from './FindSetting.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

/** The settings of the store, section by section, each saved by itself. */
export function StoreSettings() {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery(storeSettingsQuery())
  const title = text('titles.storeSettings')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} lede={text('storeSettings.lede')} actions={<FindSetting />} />
      {isError && !data ? (
        <Card>
          <ErrorState
            title={text('storeSettings.loadFailed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {text('storeSettings.loadFailedText')}
          </ErrorState>
        </Card>
      ) : (
        <SettingsTabs settings={data} />
      )}
    </>
  )
}
