import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Steps on while there is more, without a number of pages. */
export function Unknown() {
  const text = useText()
  const [page, setPage] = useState(1)

  return (
    <Pager
      page={page}
      hasNext={page < 4}
      onPageChange={setPage}
      label={text('paginationDemos.results')}
      variant="outlined"
    />
  )
}
