import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeAt } from '../../../mocks/areas/account-settings/totp.ts'
import { expectAddress, visit } from '../support/visit.ts'

const at = (tab: string) => `/pages/account-settings/${tab}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Goes on with Tab until what is named has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'tab' = 'button') {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await wanted.waitFor()
  for (let step = 0; step < 120; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus did not come to ${String(name)}`)
}

describe('the settings of the account', () => {
  test('set up two steps with a code of the app, by keyboard', async () => {
    const page = await visit(at('security'), { as: 'admin' })
    await tabTo(page, 'Turn on')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
    const secret = (await dialog.locator('pre').textContent())!.trim()
    await tabTo(page, /Code from the app/, 'textbox')
    await page.keyboard.type(codeAt(secret, Date.now()))
    await page.keyboard.press('Enter')
    const codes = page.getByRole('dialog', { name: 'Your backup codes' })
    expect((await codes.locator('pre').textContent())!.match(/[a-z\d]{5}-[a-z\d]{5}/g)).toHaveLength(10)
    await tabTo(page, 'I have saved them')
    await page.keyboard.press('Enter')
    await region(page, 'Two-step sign-in').getByText('10 of 10 left').first().waitFor()
    await page.reload()
    await region(page, 'Two-step sign-in').getByText('The code comes from an authenticator app.').waitFor()
  })

  test('sign another session out, which a reload sees', async () => {
    const page = await visit(at('security'), { as: 'admin' })
    await tabTo(page, 'Sign out of Old laptop in the drawer')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await tabTo(page, 'Sign out')
    await page.keyboard.press('Enter')
    await page.getByText('Signed out of Old laptop in the drawer').waitFor()
    await page.reload()
    await page.getByRole('table', { name: 'Devices' }).waitFor()
    expect(await page.getByText('Old laptop in the drawer').count()).toBe(0)
  })

  test('change the language by keyboard, and ask before a change is lost', async () => {
    const page = await visit(at('account'), { as: 'admin' })
    await tabTo(page, /Language English/)
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('1 change not saved yet').waitFor()
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, at('account'))
    await tabTo(page, 'Save changes')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Paramètres du compte' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.getByRole('tab', { name: 'Sécurité' }).click()
    await expectAddress(page, at('security'))
  })
})
