/** The address of a tab of the settings. */
export const at = (tab: string) => `/pages/account-settings/${tab}`
