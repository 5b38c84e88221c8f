import { Pagination } from '@data1522/design-system/Pagination'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Stays where it is, so that nothing jumps when there are more. */
export function OnePage() {
  const text = useText()
  const [page, setPage] = useState(1)

  return <Pagination page={page} pageCount={1} onPageChange={setPage} label={text('paginationDemos.pages')} />
}
