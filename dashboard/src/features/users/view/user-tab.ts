import type { UserDetail } from '@data1522/mocks/contract/users'

/** What each part of a user's page is given. */
export interface UserTabProps {
  user: UserDetail
}
