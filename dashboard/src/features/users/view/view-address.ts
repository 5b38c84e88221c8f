import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useDialog } from '../../../core/router/useDialog.ts'

/** The tabs beside the summary of a user, the first one open at first. */
export const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const

export type UserTab = (typeof userTabs)[number]

const change = { action: 'update', subject: 'User' }
const dialogs = {
  edit: change,
  role: change,
  plan: change,
  card: change,
  address: change,
  twoStep: change,
  link: change,
}
const parameters = { tab: choice(userTabs) }

/** Which tab of a user is open, and which dialog over it: that of a card by its place from 1, of an account by its id. */
export function useViewAddress() {
  const [{ tab }, set] = useAddressState(parameters)
  return {
    ...useDialog(dialogs),
    tab: tab ?? 'account',
    showTab: (next: UserTab) => set({ tab: next === 'account' ? null : next }),
  }
}
