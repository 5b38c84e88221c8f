import { Pagination } from '@data1522/design-system/Pagination'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** As at the foot of a table. */
export function Basic() {
  const text = useText()
  const [page, setPage] = useState(1)

  return <Pagination page={page} pageCount={5} onPageChange={setPage} label={text('paginationDemos.pages')} />
}
