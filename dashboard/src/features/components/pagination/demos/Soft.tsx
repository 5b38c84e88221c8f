import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Filled, for a busy ground. */
export function Soft() {
  const text = useText()
  const [page, setPage] = useState(3)

  return (
    <Pager
      page={page}
      pageCount={5}
      onPageChange={setPage}
      label={text('paginationDemos.pages')}
      variant="soft"
    />
  )
}
