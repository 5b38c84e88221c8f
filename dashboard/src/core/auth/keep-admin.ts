import { ApiError } from '../api/client.ts'

/** Makes a call that the server refuses where it would leave nobody who may give roles. */
export async function keepingAnAdmin<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const { lastAdminError } = await import('./last-admin.ts')
    throw lastAdminError()
  }
}
