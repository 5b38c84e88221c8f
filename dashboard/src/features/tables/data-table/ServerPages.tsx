import { DataTable, type DataColumn, type DataSort } from '@data1522/design-system/DataTable'
import { listUsers, type User, type UserSortKey } from '@data1522/mocks/contract/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { useEmptyStates } from '../useEmptyStates.tsx'

/** A server gives one page at a time, in the order that is asked for; the old rows stay until the new ones come. */
export function ServerPages() {
  const text = useText()
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(5)
  const [sorts, setSorts] = useState<DataSort[]>([])
  const [sort] = sorts
  const query = {
    page,
    itemsPerPage: pageSize,
    ...(sort && { sortBy: sort.column as UserSortKey, orderBy: sort.direction }),
  }
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['tables', 'users', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo<DataColumn<User>[]>(
    () => [
      {
        id: 'user',
        header: text('tables.column.name'),
        cell: (user) => user.fullName,
        isRowHeader: true,
        isSortable: true,
        width: 'fill',
      },
      {
        id: 'email',
        header: text('tables.column.email'),
        cell: (user) => user.email,
        isSortable: true,
        width: 'fill',
      },
      { id: 'country', header: text('tables.column.country'), cell: (user) => formats.country(user.country) },
    ],
    [text, formats],
  )
  const loaded = isFetching ? 'refreshing' : 'ready'

  return (
    <DataTable<User>
      {...useEmptyStates()}
      label={text('tables.serverPages')}
      columns={columns}
      rows={data?.users}
      rowId={(user) => String(user.id)}
      rowName={(user) => user.fullName}
      state={isError ? 'failed' : data ? loaded : 'loading'}
      error={{
        title: text('tables.failed'),
        text: <FailureText error={error} />,
        onRetry: () => void refetch(),
      }}
      total={data?.totalUsers}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
      sorts={sorts}
      onSortsChange={(next) => {
        setSorts(next)
        setPage(1)
      }}
    />
  )
}
