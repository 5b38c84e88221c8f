import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A line around each page. */
export function Outlined() {
  const text = useText()
  const [page, setPage] = useState(2)

  return (
    <Pager
      page={page}
      pageCount={5}
      onPageChange={setPage}
      label={text('paginationDemos.pages')}
      variant="outlined"
    />
  )
}
