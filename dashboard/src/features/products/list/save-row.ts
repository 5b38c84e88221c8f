import { download } from '@data1522/design-system/download'
import type { Product } from '../../../entities/product/product.ts'
import { listCsv } from '../../../shared/list/exports/list-csv.ts'
import type { ListHandle } from '../../../shared/list/useList.ts'

/** Saves one product as a file for spreadsheets. */
export const saveRow = (product: Product, { columns, tools }: ListHandle<Product>) =>
  download(`${product.sku}.csv`, listCsv(columns, [product], tools))
