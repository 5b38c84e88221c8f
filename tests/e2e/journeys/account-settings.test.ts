import { describe, expect, test } from 'vitest'
import { at } from '../support/account-settings.ts'
import { enter } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

describe('the settings of the account', () => {
  test('change the language by keyboard, and ask before a change is lost', async () => {
    const page = await visit(at('account'), { as: 'admin' })
    await enter(page, page.getByRole('button', { name: /Language English/ }).first())
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('1 change not saved yet').waitFor()
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, at('account'))
    await enter(page, page.getByRole('button', { name: 'Save changes', exact: true }).first())
    await page.getByRole('heading', { level: 1, name: 'Paramètres du compte' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.getByRole('tab', { name: 'Sécurité' }).click()
    await expectAddress(page, at('security'))
  })
})
