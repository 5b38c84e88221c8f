import { choice, useAddressState, wholeNumber } from '../../../core/router/useAddressState.ts'

/** The tabs beside the summary of a user, the first one open at first. */
export const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const

export type UserTab = (typeof userTabs)[number]

const dialogs = ['edit', 'role', 'plan', 'card', 'address', 'twoStep', 'link'] as const

export type UserDialog = (typeof dialogs)[number]

const parameters = {
  tab: choice(userTabs),
  dialog: choice(dialogs),
  /** Which card or account a dialog is about, from 1; 0 for a new one. */
  item: wholeNumber(0),
}

/** Which tab of a user is open, and which dialog over it. */
export function useViewAddress() {
  const [{ tab, dialog, item }, set] = useAddressState(parameters)
  return {
    tab: tab ?? 'account',
    dialog,
    item,
    showTab: (next: UserTab) => set({ tab: next === 'account' ? null : next }),
    open: (next: UserDialog, about = 0) => set({ dialog: next, item: about }),
    close: () => set({ dialog: null, item: 0 }),
  }
}
