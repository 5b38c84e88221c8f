import type { Account } from '../../seed/accounts.ts'
import { settingsOf } from './collection.ts'
import type { AccountSettings } from './contract.ts'

/** Changes some fields of one section of the caller's settings, and gives the section. */
export const changeSection = <Section extends keyof AccountSettings>(
  caller: Account | undefined,
  section: Section,
  fields: Partial<AccountSettings[Section]>,
): AccountSettings[Section] => {
  const own = settingsOf(caller)
  const settings = own.get()
  const changed = { ...settings[section], ...fields }
  own.set({ ...settings, [section]: changed })
  return changed
}
