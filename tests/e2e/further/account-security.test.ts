import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeAt } from '../../../mocks/areas/account-settings/totp.ts'
import { at } from '../support/account-settings.ts'
import { enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('the settings of the account', () => {
  test('set up two steps with a code of the app, by keyboard', async () => {
    const page = await visit(at('security'), { as: 'admin' })
    await enter(page, page.getByRole('button', { name: 'Turn on', exact: true }).first())
    const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
    const secret = (await dialog.locator('pre').textContent())!.trim()
    await tabTo(page, page.getByRole('textbox', { name: /Code from the app/ }))
    await page.keyboard.type(codeAt(secret, Date.now()))
    await page.keyboard.press('Enter')
    const codes = page.getByRole('dialog', { name: 'Your backup codes' })
    expect((await codes.locator('pre').textContent())!.match(/[a-z\d]{5}-[a-z\d]{5}/g)).toHaveLength(10)
    await enter(page, page.getByRole('button', { name: 'I have saved them', exact: true }).first())
    await region(page, 'Two-step sign-in').getByText('10 of 10 left').first().waitFor()
    await page.reload()
    await region(page, 'Two-step sign-in').getByText('The code comes from an authenticator app.').waitFor()

    await page.context().clearCookies()
    await page.goto(new URL('/login?to=/apps/user/list', page.url()).href)
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type('admin@demo.com')
    await tabTo(page, page.locator('input[name=password]'))
    await page.keyboard.type('admin')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
    // The field has the focus.
    await page.keyboard.type(codeAt(secret, Date.now()))
    await expectAddress(page, '/apps/user/list')
  })

  test('sign another session out, which a reload sees', async () => {
    const page = await visit(at('security'), { as: 'admin' })
    await enter(
      page,
      page.getByRole('button', { name: 'Sign out of Old laptop in the drawer', exact: true }).first(),
    )
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await enter(page, page.getByRole('button', { name: 'Sign out', exact: true }).first())
    await page.getByText('Signed out of Old laptop in the drawer').waitFor()
    await page.reload()
    await page.getByRole('table', { name: 'Devices' }).waitFor()
    expect(await page.getByText('Old laptop in the drawer').count()).toBe(0)
  })
})
