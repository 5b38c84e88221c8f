import { Pager } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** While rows are on their way that must not change. */
export function Disabled() {
  const text = useText()
  const [page, setPage] = useState(2)

  return (
    <Pager
      page={page}
      pageCount={5}
      onPageChange={setPage}
      label={text('paginationDemos.pages')}
      isDisabled
    />
  )
}
