import { settingsOf } from '../account-settings/collection.ts'
import { COVER_PICTURES } from '../account-settings/contract.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { picture } from '../../seed/pictures.ts'

/** What profiles call the languages of the product. */
const LANGUAGES = { en: 'English', fr: 'French', ar: 'Arabic' } as const

/** Whose profile is shown: the caller's, and that of the first account to those who are not signed in. */
export const ownerOf = (caller: Account = accounts[0]!) => {
  const { firstName, lastName, avatar, cover, designation, email, phone, state, country, language } =
    settingsOf(caller).get().account
  const { id, username, role } = caller
  return {
    id,
    fullName: `${firstName} ${lastName}`.trim(),
    avatar,
    cover: picture(COVER_PICTURES[cover]),
    designation,
    email,
    username,
    role,
    phone,
    language: LANGUAGES[language],
    country,
    location: [state, country].filter(Boolean).join(', '),
  }
}
