import { accountSettings } from './collection.ts'
import type { AccountSettings } from './contract.ts'

/** Changes some fields of one section, and gives the section. */
export const changeSection = <Section extends keyof AccountSettings>(
  section: Section,
  fields: Partial<AccountSettings[Section]>,
): AccountSettings[Section] => {
  const settings = accountSettings.get()
  const changed = { ...settings[section], ...fields }
  accountSettings.set({ ...settings, [section]: changed })
  return changed
}
