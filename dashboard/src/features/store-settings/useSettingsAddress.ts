import { choice, useAddressState } from '../../core/router/useAddressState.ts'
import { useDialog } from '../../core/router/useDialog.ts'
import { sectionNames } from './sections.ts'

/** They fill in the form of their section, which is saved as a whole. */
const dialogs = { location: null, providers: null, method: null, manual: null, zone: null, rate: null }
const parameters = { tab: choice(sectionNames) }

/** Which section is shown and which dialog is open over it, as the address says. */
export function useSettingsAddress() {
  'use memo'
  const [{ tab }, set] = useAddressState(parameters)
  return {
    ...useDialog(dialogs),
    tab: tab ?? sectionNames[0],
    showTab: (next: string) =>
      set({ tab: sectionNames.find((name) => name === next && name !== sectionNames[0]) ?? null }),
  }
}
