import { plainText } from '../i18n/plain-text.ts'

/** What is thrown where a call would leave nobody who may give roles; `reason` is for people. */
export function lastAdminError() {
  const reason = plainText('access.lastAdmin')
  return Object.assign(new Error(reason), { reason })
}
