import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import * as styles from './DataTable.css.ts'

interface FooterProps {
  /** Which rows these are, of how many; already in words. */
  range: string
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  pageSize: number
  pageSizes: readonly number[]
  onPageSizeChange?: (size: number) => void
  format: (value: number) => string
}

/** Where in the list one is, and how to go on. */
export function Footer({ range, page, pageCount, onPageChange, ...sizes }: FooterProps) {
  const { pageSize, pageSizes, onPageSizeChange, format } = sizes
  const messages = useMessages()
  return (
    <div className={styles.footer}>
      {onPageSizeChange && (
        <div className={styles.pageSize}>
          <span aria-hidden="true">{messages.rowsPerPage}</span>
          <Select
            label={messages.rowsPerPage}
            isLabelHidden
            options={pageSizes.map((size) => ({ id: String(size), label: format(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
        </div>
      )}
      <div className={styles.paging}>
        <span className={styles.range}>{range}</span>
        <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />
      </div>
    </div>
  )
}
