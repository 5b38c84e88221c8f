import type { User } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { adminCountQuery } from './queries.ts'

/** Whether a user is the only admin who can sign in, and has to stay one. */
export function useLastAdmin({ role, status }: Pick<User, 'role' | 'status'>): boolean {
  const isActiveAdmin = role === 'admin' && status === 'Active'
  const { data } = useQuery({ ...adminCountQuery(), enabled: isActiveAdmin })
  return isActiveAdmin && data === 1
}
