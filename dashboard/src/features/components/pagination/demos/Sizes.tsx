import { Pager } from '@data1522/design-system/Pager'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** 28, 32 and 40 px; 44 under a finger. */
export function Sizes() {
  const text = useText()
  const [page, setPage] = useState(2)

  return (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Pager
          key={size}
          size={size}
          page={page}
          pageCount={5}
          onPageChange={setPage}
          label={text(`paginationDemos.size.${size}`)}
        />
      ))}
    </Stack>
  )
}
