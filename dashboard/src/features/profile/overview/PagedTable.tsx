import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Inline } from '@data1522/design-system/Inline'
import { Pagination } from '@data1522/design-system/Pagination'
import { SearchField } from '@data1522/design-system/SearchField'
import { SimpleTable, type SimpleTableColumn } from '@data1522/design-system/SimpleTable'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileProjectRow } from '@data1522/mocks/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { freeText, useAddressState, wholeNumber } from '../../../core/router/useAddressState.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useFocusBack } from '../../../core/useFocusBack.ts'
import { profileTabQuery } from '../../../entities/profile/queries.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { finder } from '../finder.ts'
import { PROJECT_TABLE } from '../profile-tabs.ts'

const PAGE_SIZE = 5
const ROW_HEIGHT = 56
const parameters = { q: freeText(), page: wholeNumber(1) }

/** The table of projects with its search and its pages, which the address keeps. */
export function PagedTable({ columns }: { columns: readonly SimpleTableColumn<ProfileProjectRow>[] }) {
  const text = useText()
  const [{ q, page }, set] = useAddressState(parameters)
  const [typed, setTyped] = useDebounced(q, (value) => set({ q: value, page: 1 }, { isReplacing: true }), 100)
  const query = useQuery(profileTabQuery('projectTable'))
  const title = text('profile.projects')
  const isFound = finder(typed)
  const found = query.data?.filter(({ name, leader }) => isFound([name, leader])) ?? []
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const shownPage = Math.min(page, pageCount)
  const first = (shownPage - 1) * PAGE_SIZE
  const rows = found.slice(first, first + PAGE_SIZE)
  const search = useRef<HTMLInputElement>(null)
  useFocusBack(search, query.data && rows.length === 0)
  const label = text('profile.searchTable')
  const content = () => {
    if (!query.data)
      return (
        <Box padding="cardPadding">
          {query.isError ? (
            <LoadFailure query={query} title={text('profile.failed.projects')} size="small" />
          ) : (
            <Skeleton shape="block" height={PAGE_SIZE * ROW_HEIGHT} />
          )}
        </Box>
      )
    if (query.data.length === 0)
      return (
        <Box padding="cardPadding">
          <EmptyState title={text('profile.empty.projects')} level={3} size="small">
            {text('profile.emptyText.projects')}
          </EmptyState>
        </Box>
      )
    if (rows.length === 0)
      return (
        <Box padding="cardPadding">
          <EmptyState
            title={text('profile.noMatch')}
            illustration="search"
            level={3}
            size="small"
            actions={<Button onPress={() => setTyped('')}>{text('records.clearFilters')}</Button>}
          >
            {text('profile.noMatchText.projects')}
          </EmptyState>
        </Box>
      )
    return (
      <Stack gap={0}>
        <SimpleTable
          caption={title}
          isCaptionHidden
          isFlush
          columns={columns}
          rows={rows}
          rowId={({ id }) => String(id)}
        />
        <Box paddingInline="cardPadding" paddingBlock={16}>
          <Inline justify="between" gap={16}>
            <Text size="sm" ink="muted" isNumeric>
              {text('profile.range', { from: first + 1, to: first + rows.length, total: found.length })}
            </Text>
            {pageCount > 1 && (
              <Pagination
                page={shownPage}
                pageCount={pageCount}
                onPageChange={(next) => set({ page: next })}
              />
            )}
          </Inline>
        </Box>
      </Stack>
    )
  }
  return (
    <Card padding={0} isClipped>
      <CardHeader
        id={PROJECT_TABLE}
        title={title}
        actions={
          <Box minWidth={220}>
            <SearchField ref={search} label={label} placeholder={label} value={typed} onChange={setTyped} />
          </Box>
        }
      />
      {content()}
    </Card>
  )
}
