import {
  getStoreSettings,
  type StorePayments,
  type StoreSettings,
  updateStorePayments,
} from '@data1522/mocks/contract/store-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { carriedOver, takenBack } from '../../core/mutations/taken-back.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { storeSettingsKey, storeSettingsQuery } from './store-settings-query.ts'

type ListName = 'providers' | 'methods' | 'manualMethods'

/** Changes how the store is paid: at once on the screen, with a way back. */
export function useStorePaymentChanges() {
  'use memo'
  const queries = useQueryClient()
  const change = useChange(storeSettingsKey)
  const send = (payments: StorePayments) => call(updateStorePayments, { body: payments })
  return {
    /** Puts a row of one of the lists, turned on or off, in the place of the one that it was. */
    turn: <Name extends ListName>(
      shown: StorePayments,
      name: Name,
      row: StorePayments[Name][number],
      successMessage: () => string,
    ) => {
      const wanted = { ...shown, [name]: shown[name].map((one) => (one.id === row.id ? row : one)) }
      const put = (payments: StorePayments): StorePayments => carriedOver(shown, wanted, payments)
      return change({
        optimisticUpdates: [
          {
            queryKey: storeSettingsKey,
            update: (all: StoreSettings) => ({ ...all, payments: put(all.payments) }),
          },
        ],
        // What others changed meanwhile stays.
        mutationFn: async () => {
          const { payments } = await call(getStoreSettings, {})
          await send(put(payments))
          return payments
        },
        successMessage,
        undo: async (before) => {
          const { payments } = await queries.fetchQuery({ ...storeSettingsQuery(), staleTime: 0 })
          await send(takenBack(before, put(before), payments))
        },
      })
    },
  }
}
