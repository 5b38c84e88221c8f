import { updateAccountDetails } from '@data1522/mocks/contract/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { renameAtom } from '../../../core/auth/session.ts'
import { changeLanguage } from '../../../core/i18n/intl.ts'
import { preferences } from '../../../core/preferences/preferences.ts'
import { store } from '../../../core/store.ts'
import { accountSettingsQuery, putSettings } from '../../../entities/account/queries.ts'
import { readPictures } from '../../../entities/product/read-pictures.ts'
import { profileKey } from '../../../entities/profile/queries.ts'
import type { DetailsForm } from './schema.ts'

/** Saves what was changed of the account's details; another language is spoken from then on. */
export function useSaveDetails() {
  const queries = useQueryClient()
  return async (_: DetailsForm, { avatar: picture, ...changes }: Partial<DetailsForm>) => {
    const language = store.get(preferences.language)
    const avatar = picture instanceof File ? (await readPictures([picture]))[0] : picture
    // The rest goes back as it is by now, which another tab may have changed.
    const { account: saved } = await queries.fetchQuery({ ...accountSettingsQuery(), staleTime: 0 })
    const account = await call(updateAccountDetails, {
      body: { ...saved, language, ...changes, ...(avatar !== undefined && { avatar: avatar ?? '' }) },
    })
    await putSettings(queries, (all) => ({ ...all, account }))
    void queries.invalidateQueries({ queryKey: profileKey })
    store.set(renameAtom, {
      fullName: `${account.firstName} ${account.lastName}`.trim(),
      avatar: account.avatar,
    })
    if (account.language !== language) await changeLanguage(account.language)
  }
}
