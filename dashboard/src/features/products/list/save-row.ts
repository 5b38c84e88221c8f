import { download } from '@data1522/design-system/download'
import type { Product } from '@data1522/mocks/contract/products'
import { listCsv } from '../../../app/lists/exports/list-csv.ts'
import type { ListHandle } from '../../../app/lists/useList.ts'

/** Saves one product as a file for spreadsheets. */
export const saveRow = (product: Product, { columns, tools }: ListHandle<Product>) =>
  download(`${product.sku}.csv`, listCsv(columns, [product], tools))
