import { Pager } from '@data1522/design-system/Pager'
import { Pagination } from '@data1522/design-system/Pagination'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function BelowRows() {
  const text = useText()
  const [page, setPage] = useState(2)
  return <Pagination page={page} pageCount={8} onPageChange={setPage} label={text('paginationDemos.pages')} />
}

function ForSteps() {
  const text = useText()
  const [page, setPage] = useState(1)
  return (
    <Pager
      page={page}
      pageCount={3}
      onPageChange={setPage}
      label={text('paginationDemos.steps')}
      variant="soft"
    />
  )
}

/** What to do, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: BelowRows, text: 'paginationDemos.doText' },
  { isGood: false, Live: ForSteps, text: 'paginationDemos.dontText' },
]
