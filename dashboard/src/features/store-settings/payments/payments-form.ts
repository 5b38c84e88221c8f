import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { MANUAL_METHOD_KINDS, type StorePayments } from '@data1522/mocks/contract/store-settings'

export type PaymentsForm = SchemaFormHandle<StorePayments, StorePayments>
export type ManualMethod = StorePayments['manualMethods'][number]
export type PaymentMethod = StorePayments['methods'][number]

/** The kind of a way to pay by hand that a word of the address names. */
export const manualKindOf = (word: string | undefined) => MANUAL_METHOD_KINDS.find((kind) => kind === word)
