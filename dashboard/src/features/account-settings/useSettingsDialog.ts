import { useDialog } from '../../core/router/useDialog.ts'

/** One's own account asks no rule. */
const dialogs = { twoStep: null, twoStepOff: null, key: null, plan: null, card: null, link: null }

/** Which dialog the address opens over the settings: that of a card by its brand and last digits, of an account by its id. */
export const useSettingsDialog = () => useDialog(dialogs)
