import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { courseQuery } from '../../../entities/course/queries.ts'

/** The course that the address names; without a name the one to go on with, which stays even once another would be that. */
export function useShownCourse(courseId: string) {
  const [kept, setKept] = useState('')
  if (courseId && kept && kept !== courseId) setKept('')
  const id = courseId || kept
  const query = useQuery(courseQuery(id))
  const { data, isFetching } = query
  if (id === '' && data && !isFetching) setKept(String(data.id))
  return query
}
