import type { DataColumn } from '@data1522/design-system/DataTable'
import { download } from '@data1522/design-system/download'
import type { Product } from '@data1522/mocks/contract/products'
import { toCsv } from '../../../app/files/csv.ts'

/** Saves one product as a file for spreadsheets. */
export function saveRow(product: Product, columns: readonly DataColumn<Product>[]) {
  const told = columns.filter(({ value }) => value !== undefined)
  const line = told.map(({ value }) => String(value!(product) ?? ''))
  download(`${product.sku}.csv`, toCsv([told.map(({ header }) => header), line]))
}
