import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { Pagination } from '@data1522/design-system/Pagination'
import { SearchField } from '@data1522/design-system/SearchField'
import { SearchHero } from '@data1522/design-system/SearchHero'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAddressState } from '../../../core/router/useAddressState.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { coursesQuery } from '../../../entities/course/queries.ts'
import { CourseCard } from './CourseCard.tsx'
import { CourseFilters } from './CourseFilters.tsx'
import {
  courseParameters,
  COURSES_FOUND,
  type CourseState,
  noFilters,
  PAGE_SIZE,
  queryOf,
} from './course-state.ts'
import { FirstLectures } from './FirstLectures.tsx'
import { OpenCourses, Promos } from './Promos.tsx'

/** The courses of the academy: found, filtered, gone on with. */
export function MyCourses() {
  const text = useText()
  const [state, set] = useAddressState<CourseState>(courseParameters)
  const query = useQuery(coursesQuery(queryOf(state)))
  const find = (q: string) => set({ q, page: 1 }, { isReplacing: true })
  const [typed, setTyped] = useDebounced(state.q, find)
  const search = useRef<HTMLInputElement>(null)
  const { data, isError, isPlaceholderData } = query
  const pageCount = Math.max(Math.ceil((data?.total ?? 0) / PAGE_SIZE), 1)
  useEffect(() => {
    // What stands there until the answer comes was found by other filters.
    if (data && data.total > 0 && !isPlaceholderData && state.page > pageCount)
      set({ page: pageCount }, { isReplacing: true })
  }, [data, isPlaceholderData, state.page, pageCount, set])
  const isFiltered = Boolean(state.q || state.label || state.level || state.length || state.language)
  const title = text('titles.myCourses')
  const label = text('academy.search')
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  return (
    <>
      <DocumentTitle title={title} />
      <Stack gap="gap">
        <SearchHero variant="sheet" title={title} description={text('academy.description')}>
          <SearchField
            ref={search}
            label={label}
            placeholder={label}
            value={typed}
            onChange={setTyped}
            isPending={query.isFetching && isPlaceholderData}
          />
        </SearchHero>
        <Card>
          <CourseFilters state={state} onChange={(changes) => set({ page: 1, ...changes })} />
        </Card>
        <VisuallyHidden live="polite">
          {data && !isPlaceholderData && text('academy.found', { count: data.total })}
        </VisuallyHidden>
        {data && data.total > 0 && (
          <Inline justify="between">
            <Text id={COURSES_FOUND} ink="muted">
              {text('academy.found', { count: data.total })}
            </Text>
          </Inline>
        )}
        {!data && !isError && <Waiting isList={state.look === 'list'} />}
        {!data && isError && (
          <Card>
            <LoadFailure query={query} title={text('academy.loadFailed')} />
          </Card>
        )}
        {data?.total === 0 && (
          <Card>
            {isFiltered || state.hideCompleted ? (
              <EmptyState
                title={text('academy.noMatch')}
                illustration="search"
                actions={
                  <>
                    {isFiltered && (
                      <Button onPress={() => set(noFilters)}>{text('records.clearFilters')}</Button>
                    )}
                    {state.hideCompleted && (
                      <Button onPress={() => set({ hideCompleted: false, page: 1 })}>
                        {text('academy.showCompleted')}
                      </Button>
                    )}
                  </>
                }
              >
                {text('academy.noMatchText')}
              </EmptyState>
            ) : (
              <EmptyState title={text('academy.empty')}>{text('academy.emptyText')}</EmptyState>
            )}
          </Card>
        )}
        {data && data.total > 0 && (
          <Grid columns={state.look === 'list' ? 1 : { base: 1, sm: 2, lg: 3 }}>
            {data.courses.map((course) => (
              <CourseCard key={course.id} course={course} isRow={state.look === 'list'} />
            ))}
          </Grid>
        )}
        {data && pageCount > 1 && (
          <Inline justify="center">
            <Pagination page={state.page} pageCount={pageCount} onPageChange={(page) => set({ page })} />
          </Inline>
        )}
        <Promos />
        <OpenCourses />
        <FirstLectures />
      </Stack>
    </>
  )
}

const Waiting = ({ isList }: { isList: boolean }) => (
  <Grid columns={isList ? 1 : { base: 1, sm: 2, lg: 3 }}>
    {Array.from({ length: isList ? 3 : PAGE_SIZE }, (_, index) => (
      <Card key={index}>
        <Stack>
          <Skeleton shape="block" height={isList ? 60 : 190} />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="block" height={36} />
        </Stack>
      </Card>
    ))}
  </Grid>
)
