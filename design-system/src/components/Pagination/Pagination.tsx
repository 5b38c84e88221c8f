import type { Ref } from 'react'
import { PageRow } from './PageRow.tsx'

export interface PaginationProps {
  /** The landmark's name. @default "Pages" in the page's language */
  label?: string
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** Called with the page that was asked for. */
  onPageChange: (page: number) => void
  /** @default false */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Goes through the pages of a long list: all numbers where there is room, "2 / 5" where there is not.
 *
 * Use when rows come page by page, as at the foot of a table. Not for the steps of a task: use `Stepper`; nor with
 * other looks, steps to the ends, or where nobody knows how many pages there are: use `Pager`.
 */
export const Pagination = (props: PaginationProps) => <PageRow {...props} />
