import { visit } from './visit.ts'

/** Signs in as the admin at an address, which may say where to go on. */
export async function signInAt(address: string) {
  const page = await visit(address)
  await page.getByRole('button', { name: 'admin@demo.com' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  return page
}
