import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** However many there are, it stays as wide; what is left out is said. */
export function Length() {
  const text = useText()
  const [page, setPage] = useState(48)

  return <Pager page={page} pageCount={240} onPageChange={setPage} label={text('paginationDemos.pages')} />
}
