import { Inline } from '@data1522/design-system/Inline'
import { Pagination } from '@data1522/design-system/Pagination'
import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

const sizes = ['10', '20', '40']

/** Fewer rows make more pages; it begins with the first again. */
export function PageSize() {
  const text = useText()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState('10')

  return (
    <Inline justify="between" gap={16}>
      <Select
        label={text('paginationDemos.rows')}
        options={sizes.map((id) => ({ id, label: id }))}
        value={size}
        onChange={(chosen) => {
          if (chosen === null) return
          setSize(chosen)
          setPage(1)
        }}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(120 / Number(size))}
        onPageChange={setPage}
        label={text('paginationDemos.pages')}
      />
    </Inline>
  )
}
