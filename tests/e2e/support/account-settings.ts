import type { Page } from 'playwright-core'

/** The address of a tab of the settings. */
export const at = (tab: string) => `/pages/account-settings/${tab}`

/** Goes on with Tab until what is named has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'textbox' | 'tab' = 'button',
) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await wanted.waitFor()
  for (let step = 0; step < 120; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus did not come to ${String(name)}`)
}
