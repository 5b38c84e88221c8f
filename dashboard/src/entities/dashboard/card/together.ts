import type { UseQueryResult } from '@tanstack/react-query'

/** What a card needs to know of where its content comes from. */
export type CardQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt'
> & { readonly refetch: () => Promise<Pick<UseQueryResult, 'isError' | 'error'>> }

/** Several calls as one: there when all are, failed when one is, asked again together. */
export function together<One, Two, Three>(
  one: UseQueryResult<One>,
  two: UseQueryResult<Two>,
  three: UseQueryResult<Three>,
): CardQuery<readonly [One, Two, Three]> {
  const all = [one, two, three]
  const [first, second, third] = [one.data, two.data, three.data]
  return {
    data:
      first !== undefined && second !== undefined && third !== undefined ? [first, second, third] : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    isPlaceholderData: all.some(({ isPlaceholderData }) => isPlaceholderData),
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: async () => {
      const answers = await Promise.all(all.map(({ refetch }) => refetch()))
      return answers.find(({ isError }) => isError) ?? answers[0]!
    },
  }
}
