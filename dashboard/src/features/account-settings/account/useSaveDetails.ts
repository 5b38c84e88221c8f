import { updateAccountDetails } from '@data1522/mocks/contract/account-settings'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { requireSamePerson } from '../../../core/auth/same-person.ts'
import { personNow, renameAtom } from '../../../core/auth/session.ts'
import { changeLanguage } from '../../../core/i18n/intl.ts'
import { setZone } from '../../../core/i18n/zone.ts'
import { peopleKeys } from '../../../core/mutations/people-keys.ts'
import { preferences } from '../../../core/preferences/preferences.ts'
import { store } from '../../../core/store.ts'
import { putSettings, settingsNow } from '../../../entities/account/queries.ts'
import { checkoutKey } from '../../../entities/checkout/queries.ts'
import { readPictures } from '../../../entities/product/read-pictures.ts'
import type { DetailsForm } from './schema.ts'

/** Saves what was changed of the account's details; another language is spoken, in other digits, and times are those of another zone from then on. */
export function useSaveDetails() {
  const queries = useQueryClient()
  return async (_: DetailsForm, { avatar: picture, digits, ...changes }: Partial<DetailsForm>) => {
    const checkPerson = requireSamePerson()
    const person = personNow()
    const language = store.get(preferences.language)
    const avatar = picture instanceof File ? (await readPictures([picture]))[0] : picture
    // The rest goes back as it is by now, which another tab may have changed.
    const { account: saved } = await settingsNow()
    checkPerson()
    const account = await call(updateAccountDetails, {
      body: { ...saved, language, ...changes, ...(avatar !== undefined && { avatar: avatar ?? '' }) },
    })
    // Somebody else may be here by now, whom it does not concern.
    if (person === undefined || personNow() !== person) return
    await putSettings(queries, (all) => ({ ...all, account }))
    for (const queryKey of peopleKeys) void queries.invalidateQueries({ queryKey })
    // The form of the checkout takes the first answer that is there, which may not call them as before.
    queries.removeQueries({ queryKey: checkoutKey })
    store.set(renameAtom, {
      fullName: `${account.firstName} ${account.lastName}`.trim(),
      avatar: account.avatar,
    })
    if (digits) store.set(preferences.digits, digits)
    setZone(person, account.timeZone)
    if (account.language !== language) await changeLanguage(account.language)
  }
}
