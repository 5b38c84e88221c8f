import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { ProfileTabs } from '@data1522/mocks/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { freeText, useAddressState } from '../../core/router/useAddressState.ts'
import { useDebounced } from '../../core/router/useDebounced.ts'
import { useFocusBack } from '../../core/useFocusBack.ts'
import { profileTabQuery } from '../../entities/profile/queries.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { finder } from './finder.ts'

type CardPage = 'teams' | 'projects' | 'connections'
type RowOf<Page extends CardPage> = ProfileTabs[Page][number]

interface CardsPageProps<Page extends CardPage> {
  page: Page
  /** What a card is found by. */
  textsOf: (row: RowOf<Page>) => readonly string[]
  /** The cards to show of those that were found. @default all, as the server has them */
  arrange?: (rows: readonly RowOf<Page>[]) => readonly RowOf<Page>[]
  /** What filters and sorts beside the search, given all rows. */
  controls?: (rows: readonly RowOf<Page>[]) => ReactNode
  /** Clears the filters beside the search. */
  onClear?: () => void
  children: (row: RowOf<Page>) => ReactNode
}

const parameters = { q: freeText() }

/** A page of the profile that is cards: found, arranged, loading, none at all, failed. */
export function CardsPage<Page extends CardPage>({
  page,
  textsOf,
  arrange = (rows) => rows,
  controls,
  onClear,
  children,
}: CardsPageProps<Page>) {
  const text = useText()
  const [{ q }, set] = useAddressState(parameters)
  const [typed, setTyped] = useDebounced(q, (value) => set({ q: value }, { isReplacing: true }), 100)
  const query = useQuery(profileTabQuery(page))
  const rows = query.data as readonly RowOf<Page>[] | undefined
  const isFound = finder(typed)
  const shown = rows && arrange(rows.filter((row) => isFound(textsOf(row))))
  const search = useRef<HTMLInputElement>(null)
  useFocusBack(search, shown?.length === 0)
  if (!rows && query.isError)
    return (
      <Card>
        <LoadFailure query={query} title={text(`profile.failed.${page}`)} />
      </Card>
    )
  if (!rows || !shown) return <CardsSkeleton page={page} />
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={text(`profile.empty.${page}`)}>{text(`profile.emptyText.${page}`)}</EmptyState>
      </Card>
    )
  const clear = () => {
    setTyped('')
    onClear?.()
  }
  const label = text(`profile.search.${page}`)
  return (
    <Stack gap="gap">
      <Inline gap={16} justify="between">
        <Box minWidth={280}>
          <SearchField ref={search} label={label} placeholder={label} value={typed} onChange={setTyped} />
        </Box>
        {controls?.(rows)}
      </Inline>
      <VisuallyHidden live="polite">{text('profile.found', { count: shown.length })}</VisuallyHidden>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={text('profile.noMatch')}
            illustration="search"
            actions={<Button onPress={clear}>{text('records.clearFilters')}</Button>}
          >
            {text(`profile.noMatchText.${page}`)}
          </EmptyState>
        </Card>
      ) : (
        <Grid columns={{ base: 1, sm: 2, lg: 3 }}>{shown.map((row) => children(row))}</Grid>
      )}
    </Stack>
  )
}
