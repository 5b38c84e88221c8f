import type { Examples } from '../../../../tests/conformance/example.ts'
import { Pager } from './Pager.tsx'
import { Pagination } from './Pagination.tsx'

const none = () => undefined

export const examples: Examples = {
  Pagination: (probe) => <Pagination {...probe} page={3} pageCount={12} onPageChange={none} />,
  Pager: (probe) => <Pager {...probe} page={3} pageCount={12} onPageChange={none} />,
}
