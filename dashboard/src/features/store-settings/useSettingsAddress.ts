import { choice, useAddressState, words } from '../../core/router/useAddressState.ts'
import { sectionNames } from './sections.ts'

const parameters = {
  tab: choice(sectionNames),
  /** The dialog that is open and what it is about, such as `rate:3:new`. */
  open: words(),
}

/** Which section is shown and which dialog is open over it, as the address says. */
export function useSettingsAddress() {
  'use memo'
  const [{ tab, open }, set] = useAddressState(parameters)
  const [dialog = '', ...about] = open.split(':')
  return {
    tab: tab ?? sectionNames[0],
    /** The name of the dialog that is open; empty while none is. */
    dialog,
    /** The ids of what it is about, from the outer to the inner. */
    about,
    showTab: (next: string) =>
      set({ tab: sectionNames.find((name) => name === next && name !== sectionNames[0]) ?? null, open: '' }),
    openDialog: (...parts: (string | number)[]) => set({ open: parts.join(':') }),
    closeDialog: () => set({ open: '' }, { isReplacing: true }),
  }
}
