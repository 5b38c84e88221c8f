import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Steps to the first and the last page. */
export function Ends() {
  const text = useText()
  const [page, setPage] = useState(6)

  return (
    <Pager page={page} pageCount={12} onPageChange={setPage} label={text('paginationDemos.pages')} hasEnds />
  )
}
