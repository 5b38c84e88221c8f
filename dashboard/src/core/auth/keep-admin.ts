import { listUsers, type User } from '@data1522/mocks/contract/users'
import { ApiError, call } from '../api/client.ts'
import { ensureMessages } from '../i18n/intl.ts'
import { plainText } from '../i18n/plain-text.ts'

type Standing = Pick<User, 'role' | 'status'>

const isActiveAdmin = ({ role, status }: Standing) => role === 'admin' && status === 'Active'

/** What is thrown in place of a call that would leave nobody who may give roles; `reason` is for people. */
async function lastAdminError() {
  await ensureMessages(['access'])
  const reason = plainText('access.lastAdmin')
  return Object.assign(new Error(reason), { reason })
}

/**
 * Makes the calls after which some users are active admins no longer, unless no other would be left. It asks before the
 * first call, so that none of several is made where the last would be refused.
 */
export async function keepingAnAdmin(leaving: readonly Standing[], send: () => Promise<unknown>) {
  const count = leaving.filter(isActiveAdmin).length
  if (count > 0) {
    const query = { role: 'admin', status: 'Active', itemsPerPage: 1 } as const
    const { totalUsers } = await call(listUsers, { query })
    if (count >= totalUsers) throw await lastAdminError()
  }
  try {
    return await send()
  } catch (error) {
    throw error instanceof ApiError && error.status === 409 ? await lastAdminError() : error
  }
}
