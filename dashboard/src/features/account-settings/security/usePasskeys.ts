import {
  createPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  startPasskey,
} from '@data1522/mocks/contract/passkeys'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError, call } from '../../../core/api/client.ts'
import { makePasskey, passkeyProblem } from '../../../core/auth/passkey.ts'
import { appTitle } from '../../../core/brand.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useChange } from '../../../core/mutations/useChange.ts'

const passkeysKey = ['passkeys'] as const

const passkeysQuery = () =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).passkeys,
  })

/** What is gone already, as by another tab, is what was wanted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** The passkeys of one's own account, and what adds and removes one; neither can be taken back. */
export function usePasskeys() {
  'use memo'
  const text = useText()
  const query = useQuery(passkeysQuery())
  const change = useChange(passkeysKey)
  const reasonOf = (error: unknown) => {
    const problem = passkeyProblem(error)
    return problem && text(`accountSecurity.passkey.${problem}`)
  }
  return {
    query,
    add: (known: readonly Passkey[]) =>
      change({
        mutationFn: async () => {
          const challenge = await call(startPasskey)
          const made = await makePasskey(
            challenge,
            appTitle,
            known.map(({ id }) => id),
          )
          return call(createPasskey, { body: made })
        },
        successMessage: () => text('accountSecurity.passkeyAdded'),
        errorMessage: reasonOf,
      }),
    remove: ({ id }: Passkey) =>
      change({
        optimisticUpdates: [
          {
            queryKey: passkeysKey,
            update: (passkeys: readonly Passkey[]) => passkeys.filter((one) => one.id !== id),
          },
        ],
        mutationFn: () => call(deletePasskey, { params: { id } }).catch(unlessGone),
        successMessage: () => text('accountSecurity.passkeyRemoved'),
      }),
  }
}
