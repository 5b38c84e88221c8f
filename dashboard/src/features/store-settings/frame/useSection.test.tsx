import { Button } from '@data1522/design-system/Button'
import { Text } from '@data1522/design-system/Text'
import { getStoreSettings, type StoreSettings } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { call } from '../../../core/api/client.ts'
import { useSection } from './useSection.ts'

withMock()

function Section({ settings }: { settings: StoreSettings }) {
  const form = useSection({
    name: 'store',
    settings,
    onDirtyChange: () => undefined,
    schema: z.custom<StoreSettings['store']>(),
    read: (section) => section,
    write: (values) => values,
  })
  const { data } = useQuery({
    queryKey: ['dashboards', 'any'],
    queryFn: async () => (await call(getStoreSettings, {})).store.timeZone,
    staleTime: Infinity,
  })
  const move = () => {
    form.hook.setValue('timeZone', 'Asia/Tokyo', { shouldDirty: true })
    void form.submit()
  }
  return (
    <>
      <Text>{data}</Text>
      <Button onPress={move}>Move</Button>
    </>
  )
}

test('a store that moved to another zone has other days on its dashboards at once', async () => {
  const settings = await call(getStoreSettings, {})
  const { user } = await renderScreen(<Section settings={settings} />, {
    path: '/apps/ecommerce/settings',
    groups: ['storeSettings'],
  })
  await screen.findByText(settings.store.timeZone)
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('Asia/Tokyo', {}, { timeout: 10_000 })).toBeTruthy()
})
