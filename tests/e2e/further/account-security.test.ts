import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeAt } from '../../../mocks/areas/account-settings/totp.ts'
import { at, tabTo } from '../support/account-settings.ts'
import { visit } from '../support/visit.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

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
})
