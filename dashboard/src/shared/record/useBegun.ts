import { useState } from 'react'

interface Query<Data> {
  readonly data: Data | undefined
  readonly isStale: boolean
  readonly isError: boolean
  readonly isFetchedAfterMount: boolean
}

/**
 * The record that a form begins with: one that is cached counts only once it is known to be as the server has it. What
 * comes later of the same record is given too, however old it gets.
 */
export function useBegun<Data>(query: Query<Data>, id: string): Data | undefined {
  const { data, isStale, isError, isFetchedAfterMount } = query
  const [begunId, setBegunId] = useState<string>()
  const isFresh = data !== undefined && (!isStale || (isFetchedAfterMount && !isError))
  if (isFresh && begunId !== id) setBegunId(id)
  return isFresh || begunId === id ? data : undefined
}
