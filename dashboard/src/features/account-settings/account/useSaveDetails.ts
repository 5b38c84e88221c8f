import { type AccountDetails, updateAccountDetails } from '@data1522/mocks/contract/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { changeLanguage } from '../../../core/i18n/intl.ts'
import { accountSettingsKey, type OwnSettings } from '../../../entities/account/queries.ts'
import { readPictures } from '../../../entities/product/read-pictures.ts'
import type { DetailsForm } from './schema.ts'

/** Saves the details of the account; another language is spoken from then on. */
export function useSaveDetails(before: AccountDetails) {
  const queries = useQueryClient()
  return async ({ avatar: picture, ...details }: DetailsForm) => {
    const avatar = picture instanceof File ? (await readPictures([picture]))[0] : picture
    const account = await call(updateAccountDetails, { body: { ...details, avatar: avatar ?? '' } })
    queries.setQueryData<OwnSettings>(accountSettingsKey, (all) => all && { ...all, account })
    if (account.language !== before.language) await changeLanguage(account.language)
  }
}
