import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { calls } from '../../../mocks/areas/all.ts'
import { expectAddress, visit } from '../support/visit.ts'

const list = '/apps/user/list'
const firstUser = (page: Page) => page.locator('tbody tr a').first()
const total = (page: Page) => page.getByText(/^\d+–\d+ of \d+/).first()

const open = async (query = '') => {
  const page = await visit(list + query, { as: 'admin' })
  await firstUser(page).waitFor()
  return page
}

const deleteFirst = async (page: Page) => {
  const name = (await firstUser(page).textContent())!
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText(`${name} was deleted`).waitFor()
  return name
}

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  return page.getByRole('dialog', { name: 'Developer panel' })
}

/** Puts something else where the browser keeps the users. */
const spoil = (page: Page, kept: unknown) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('DATA1522-mocks/')
        opening.onerror = () => reject(new Error('There is no such database'))
        opening.onsuccess = () => {
          const entries = opening.result.transaction('state', 'readwrite')
          entries.objectStore('state').put(value, 'users')
          entries.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    kept,
  )

/** Puts all that the browser keeps where an earlier version kept it. */
const moveBack = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error!)
      })
    const now = await done(indexedDB.open('DATA1522-mocks/'))
    const entries = now.transaction('state', 'readwrite').objectStore('state')
    const [names, values] = await Promise.all([done(entries.getAllKeys()), done(entries.getAll())])
    await done(entries.clear())
    now.close()
    const opening = indexedDB.open('data1522-mocks/')
    opening.onupgradeneeded = () => opening.result.createObjectStore('state')
    const former = await done(opening)
    const kept = former.transaction('state', 'readwrite').objectStore('state')
    await Promise.all(names.map((name, at) => done(kept.put(values[at], name))))
    former.close()
  })

describe('what is changed', () => {
  test('is there after a reload, and in a second tab at once', async () => {
    const page = await open()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await firstUser(other).waitFor()
    const name = await deleteFirst(page)
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
    await expect.poll(() => firstUser(other).textContent()).not.toBe(name)
    await page.reload()
    await firstUser(page).waitFor()
    expect(await firstUser(page).textContent()).not.toBe(name)
  })

  test('stays, both of two changes that two tabs make at the same time', async () => {
    const page = await open()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await firstUser(other).waitFor()
    const ids = [11, 12, 13, 14, 15, 16]
    const remove = (tab: Page, id: number) =>
      tab.evaluate(async (of) => {
        const [, token] = /accessToken=([^;]+)/.exec(document.cookie)!
        const authorization = `Bearer ${JSON.parse(decodeURIComponent(token!))}`
        return (await fetch(`/api/apps/users/${of}`, { method: 'DELETE', headers: { authorization } })).status
      }, id)
    const answers = ids.map((id, index) => remove(index % 2 === 0 ? page : other, id))
    expect(new Set(await Promise.all(answers))).toEqual(new Set([204]))
    for (const tab of [page, other]) {
      await tab.reload()
      await firstUser(tab).waitFor()
      expect(await total(tab).textContent()).toContain('of 44')
    }
  })

  test('is taken over once from where it was kept before', async () => {
    const page = await open()
    const name = await deleteFirst(page)
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
    await moveBack(page)
    await page.reload()
    await firstUser(page).waitFor()
    expect(await firstUser(page).textContent()).not.toBe(name)
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name: one }) => one))
    await expect.poll(databases).not.toContain('data1522-mocks/')
  })

  test.each([
    ['damaged', { version: 5, state: 'rubbish' }, 'The data kept in this browser could not be read.'],
    [
      'of an earlier version',
      { version: 1, state: { rows: [], removed: [] } },
      'The data kept in this browser came from an earlier version of the product.',
    ],
  ])('is told to be gone where it is %s, and the sample data is back', async (_, kept, reason) => {
    const page = await open()
    const name = await deleteFirst(page)
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
    await spoil(page, kept)
    await page.reload()
    await page.getByText('The demo data was reset').waitFor()
    await page.getByText(reason).waitFor()
    expect(await firstUser(page).textContent()).toBe(name)
  })
})

describe('the developer panel', () => {
  test('makes one part fail, says so, and lets it be well again', async () => {
    const page = await open()
    const panel = await openPanel(page)
    await panel.getByRole('checkbox', { name: 'Failing' }).check()
    await panel.getByRole('button', { name: /Everywhere/ }).click()
    await page.getByRole('option', { name: 'Users' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    await page.getByRole('button', { name: /^Simulating: failing:users/ }).click()
    await page.getByRole('checkbox', { name: 'Failing' }).uncheck()
    await page.keyboard.press('Escape')
    await firstUser(page).waitFor()
    expect(await page.getByRole('button', { name: /^Simulating/ }).count()).toBe(0)
  })

  test('saves all data, and brings a file back', async () => {
    const page = await open()
    const panel = await openPanel(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('demo-data.json')
    const file = await readFile((await download.path())!)
    await page.keyboard.press('Escape')
    const name = await deleteFirst(page)
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
    await openPanel(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'demo.json', mimeType: 'application/json', buffer: file })
    await page.getByText('The demo data was restored from the file').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => firstUser(page).textContent()).toBe(name)
  })

  test('refuses a file that is something else, and changes nothing', async () => {
    const page = await open()
    const before = await total(page).textContent()
    await openPanel(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from('Dear diary') })
    await page.getByText('This is not a file of demo data. Nothing was changed.').waitFor()
    await page.keyboard.press('Escape')
    expect(await total(page).textContent()).toBe(before)
  })

  test('resets the data after asking, and can take that back', async () => {
    const page = await open()
    const name = await deleteFirst(page)
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Reset demo data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset demo data' }).click()
    await expect.poll(() => firstUser(page).textContent()).toBe(name)
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: /demo data was reset/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(() => firstUser(page).textContent()).not.toBe(name)
  })
})

test('an address can ask for a scenario, which lasts for the tab', async () => {
  const page = await visit(`${list}?api=empty`, { as: 'admin' })
  await page.getByRole('button', { name: /^Simulating: empty/ }).waitFor()
  await page.getByRole('heading', { name: 'Nobody here yet' }).waitFor()
  await page.goto(new URL('/apps/chat', page.url()).href)
  await page.getByRole('button', { name: /^Simulating: empty/ }).waitFor()
  await page.goto(new URL(`${list}?api=`, page.url()).href)
  await firstUser(page).waitFor()
  await expectAddress(page, /user\/list/)
})

test('every area answers in the page, each with its own part of the code', async () => {
  const page = await visit('/login')
  const paths = calls
    .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes(':'))
    .map(({ endpoint }) =>
      endpoint.path.endsWith('/profile') ? `${endpoint.path}?tab=teams` : endpoint.path,
    )
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  const ask = (path: string) => page.evaluate(async (one) => (await fetch(one)).status, path)
  // The worker has the page before the mock in it answers.
  await expect.poll(() => ask(paths[0]!)).toBe(200)
  const statuses = await page.evaluate(
    (all) => Promise.all(all.map(async (path) => [path, (await fetch(path)).status] as const)),
    paths,
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
