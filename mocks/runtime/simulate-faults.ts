import { delay, HttpResponse } from 'msw'
import type { Access } from '../contract/access.ts'
import type { Refusal } from '../contract/common.ts'
import { scenario } from '../scenarios.ts'

/** Does to a call what the scenario that is on asks for: waits, then perhaps fails it. */
export const simulateFaults = async (path: string, access: Access) => {
  const { delay: wait, fail = false, offline, forbid = false } = scenario()
  if (wait) await delay(wait[0] + Math.random() * (wait[1] - wait[0]))
  if (offline) throw HttpResponse.error()
  if (isHit(path, fail)) throw HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
  if (isHit(path, forbid) && !path.startsWith('/api/auth/')) throw forbidden(access)
}

const isHit = (path: string, target: boolean | string | number) => {
  if (typeof target === 'number') return Math.random() < target
  return typeof target === 'string' ? path.split('/').includes(target) : target
}

/** Names what the call needs; one that needs no permission of its own is refused as a whole. */
const forbidden = (access: Access) => {
  const { action, subject } = typeof access === 'object' ? access : { action: 'manage', subject: 'all' }
  const reason = 'the scenario “forbidden” is on.'
  return HttpResponse.json<Refusal>(
    { message: `You may not do this: ${reason}`, action, subject, reason },
    { status: 403 },
  )
}
