import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { IconMail, IconTrash, IconUserCog } from '../../../icons/icons.ts'
import type { Density } from '../../../tokens/scales.ts'
import { DataTable, type DataTableProps } from '../DataTable.tsx'
import type { ColumnLayout, DataSort } from '../types.ts'
import { columnsOf } from './columns.tsx'
import { peopleOf, type Person } from './people.ts'
import { wordsOf } from './strings.ts'

export interface PeopleTableProps extends Partial<
  Pick<
    DataTableProps<Person>,
    | 'state'
    | 'rows'
    | 'total'
    | 'isFiltered'
    | 'onRowAction'
    | 'onSelectionChange'
    | 'pageSize'
    | 'columns'
    | 'bulkActions'
  >
> {
  language?: 'en' | 'ar'
  selected?: readonly string[]
  onBulk?: (id: string, ids: string[]) => void
  onRetry?: () => void
}

/** The table over fifty people, with its state in React where a product keeps it in the address. */
export function PeopleTable({
  language = 'en',
  selected = [],
  onBulk,
  onRetry,
  onSelectionChange,
  ...given
}: PeopleTableProps) {
  const strings = wordsOf[language]
  const [people] = useState(() => peopleOf(language))
  const [columns] = useState(() => columnsOf(strings))
  const [search, setSearch] = useState('')
  const [sorts, setSorts] = useState<DataSort[]>([])
  const [place, setPlace] = useState({ page: 1, pageSize: given.pageSize ?? 10 })
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(selected))
  const [columnLayout, setColumnLayout] = useState<ColumnLayout>({})
  const [density, setDensity] = useState<Density>()

  const found = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const [sort] = sorts
  const sorted = sort ? found.toSorted(by(sort)) : found
  const start = (place.page - 1) * place.pageSize
  const bulk = (id: string) => (ids: string[]) => onBulk?.(id, ids)
  return (
    <DataTable<Person>
      label={strings.title}
      columns={columns}
      rows={sorted.slice(start, start + place.pageSize)}
      rowId={rowId}
      rowName={rowName}
      state="ready"
      error={{ title: strings.failed, text: strings.failedText, retryLabel: strings.retry, onRetry }}
      emptyState={
        <EmptyState title={strings.none} actions={<Button>{strings.add}</Button>}>
          {strings.noneText}
        </EmptyState>
      }
      noResultsState={
        <EmptyState
          title={strings.noMatch}
          illustration="search"
          actions={<Button onPress={() => setSearch('')}>{strings.clear}</Button>}
        >
          {strings.noMatchText}
        </EmptyState>
      }
      isFiltered={search !== ''}
      sorts={sorts}
      onSortsChange={(next) => {
        setSorts(next)
        setPlace({ ...place, page: 1 })
      }}
      page={place.page}
      onPageChange={(page) => setPlace({ ...place, page })}
      pageSize={place.pageSize}
      onPageSizeChange={(pageSize) => setPlace({ page: 1, pageSize })}
      total={sorted.length}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids)
        onSelectionChange?.(ids)
      }}
      bulkActions={[
        { id: 'email', label: strings.email, icon: IconMail, onPress: bulk('email') },
        { id: 'role', label: strings.changeRole, icon: IconUserCog, onPress: bulk('role') },
        { id: 'delete', label: strings.remove, icon: IconTrash, tone: 'danger', onPress: bulk('delete') },
      ]}
      rowActions={() => [
        {
          id: 'row',
          entries: [
            { id: 'view', label: strings.view },
            { id: 'edit', label: strings.edit },
            { id: 'delete', label: strings.remove, tone: 'danger' },
          ],
        },
      ]}
      columnLayout={columnLayout}
      onColumnLayoutChange={setColumnLayout}
      density={density}
      onDensityChange={setDensity}
      toolbar={
        <SearchField
          label={strings.search}
          placeholder={strings.search}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setPlace({ ...place, page: 1 })
          }}
        />
      }
      {...given}
    />
  )
}

const rowId = ({ id }: Person) => String(id)
const rowName = ({ name }: Person) => name

const by =
  ({ column, direction }: DataSort) =>
  (a: Person, b: Person) => {
    const key = column as 'name'
    return a[key].localeCompare(b[key]) * (direction === 'asc' ? 1 : -1)
  }
