import type { User } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { adminCountQuery } from './queries.ts'

/** Whether a user is the only admin, who has to stay one. */
export function useLastAdmin({ role }: Pick<User, 'role'>): boolean {
  const { data } = useQuery({ ...adminCountQuery(), enabled: role === 'admin' })
  return role === 'admin' && data === 1
}
