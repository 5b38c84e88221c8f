import { listCourses } from '@data1522/mocks/contract/courses'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** A page of the courses that fit some words. */
export const coursesQuery = (q: string, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: ['dashboards', 'courses', q, page, itemsPerPage],
    queryFn: ({ signal }) => call(listCourses, { query: { q, page, itemsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  })
