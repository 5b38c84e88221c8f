import { Card } from '@data1522/design-system/Card'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { storeSettingsQuery } from '../../entities/store/store-settings-query.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { FindSetting } from './FindSetting.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

/** The settings of the store, section by section, each saved by itself. */
export function StoreSettings() {
  const text = useText()
  const query = useQuery(storeSettingsQuery())
  const { data, isError } = query
  const title = text('titles.storeSettings')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} description={text('storeSettings.description')} actions={<FindSetting />} />
      {isError && !data ? (
        <Card>
          <LoadFailure query={query} title={text('storeSettings.loadFailed')} />
        </Card>
      ) : (
        <SettingsTabs settings={data} />
      )}
    </>
  )
}
