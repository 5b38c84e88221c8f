import type { ApiKey } from '@data1522/mocks/contract/account-settings'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useSecurityChanges } from '../../../entities/account/useSecurityChanges.ts'

interface NewKey {
  readonly name: string
  readonly key: string
}

/** The session ends it, as it ends all that is cached. */
const newKeyQuery = () =>
  queryOptions({
    queryKey: ['newApiKey'],
    queryFn: (): NewKey | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** The key that was made last, whole until it is dismissed: the server shows it once, so another page must not lose it. */
export function useNewKey(apiKeys: readonly ApiKey[]) {
  'use memo'
  const queries = useQueryClient()
  const { data } = useQuery(newKeyQuery())
  const { createKey } = useSecurityChanges()
  const set = (made: NewKey | null) => queries.setQueryData(newKeyQuery().queryKey, made)
  return {
    // One that was revoked, here or elsewhere, opens nothing any more.
    newKey: data && apiKeys.some(({ hint }) => data.key.endsWith(hint)) ? data : undefined,
    make: async (wanted: Pick<ApiKey, 'name' | 'scopes'>) => {
      const isSamePerson = samePerson()
      const made = await createKey(wanted)
      if (isSamePerson()) set(made)
    },
    dismiss: () => set(null),
  }
}
