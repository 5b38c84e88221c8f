import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import * as styles from './DataTable.css.ts'

interface FooterProps {
  /** What the table is called. */
  label: string
  /** Which rows these are, of how many; already in words. */
  range: string
  page: number
  onPageChange?: (page: number) => void
  pageSize: number
  pageSizes: readonly number[]
  onPageSizeChange?: (size: number) => void
  total: number
  format: (value: number) => string
}

/** Where in the list one is, and how to go on. */
export function Footer(props: FooterProps) {
  const { label, range, page, onPageChange, pageSize, pageSizes, onPageSizeChange, total, format } = props
  const messages = useMessages()
  return (
    <div data-keep-clear="" className={styles.footer}>
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
        <bdi className={styles.range}>{range}</bdi>
        {onPageChange && (
          <Pagination
            label={`${messages.pages}, ${label}`}
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            onPageChange={onPageChange}
          />
        )}
      </div>
    </div>
  )
}
