import { ApiError } from '../api/client.ts'
import { ensureMessages } from '../i18n/intl.ts'
import { plainText } from '../i18n/plain-text.ts'

/** What is thrown where a call would leave nobody who may give roles; `reason` is for people. */
async function lastAdminError() {
  await ensureMessages(['access'])
  const reason = plainText('access.lastAdmin')
  return Object.assign(new Error(reason), { reason })
}

/** Makes a call that the server refuses where it would leave nobody who may give roles. */
export async function keepingAnAdmin<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    throw error instanceof ApiError && error.status === 409 ? await lastAdminError() : error
  }
}
