import { expect, test } from 'vitest'
import { accounts } from '../../../mocks/seed/accounts.ts'
import { downloaded } from '../support/pdf.ts'
import { card } from '../support/shop-dashboard.ts'
import { enter, tabTo } from '../support/tab-to.ts'
import { expectAddress, visit } from '../support/visit.ts'

const TICKED = 3

test('by keyboard: a course is found, watched and ticked, the dashboard follows, and a reload goes on', async () => {
  const page = await visit('/apps/academy/my-course?level=Beginner&sort=courseName', { as: 'admin' })
  const first = page.getByRole('article').first()
  const title = (await first.getByRole('heading').textContent())!
  await tabTo(page, page.getByRole('searchbox', { name: 'Search courses and instructors' }))
  await page.keyboard.type(title)
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await enter(page, page.getByRole('article').getByRole('link', { name: title }))
  await expectAddress(page, /course-details\?courseId=\d+$/)

  const seek = page.getByRole('slider', { name: 'Place in the video' })
  await tabTo(page, seek)
  for (let times = 0; times < 3; times++) await page.keyboard.press('l')
  expect(await seek.inputValue()).toBe('30')

  const figures = page.getByText(/^\d+ of \d+ lectures?$/)
  const doneNow = async () => Number(/\d+/.exec((await figures.textContent())!)![0])
  const before = await doneNow()
  const folded = page.getByRole('button', { name: /^\d+\. /, expanded: false })
  while ((await folded.count()) > 0) {
    await folded.first().focus()
    await page.keyboard.press('Enter')
  }
  const boxes = page.getByRole('checkbox', { checked: false })
  const left = await boxes.count()
  const ticked = Math.min(TICKED, left - 1)
  for (let times = 0; times < ticked; times++) {
    // The lecture that is watched stays to be gone on with.
    await boxes.last().focus()
    await page.keyboard.press('Space')
    await expect.poll(doneNow).toBe(before + times + 1)
  }

  await page.reload()
  await expect.poll(() => seek.inputValue()).toBe('30')
  expect(await doneNow()).toBe(before + ticked)

  await page.goto(new URL('/dashboards/academy', page.url()).href)
  const courses = card(page, 'Courses you are taking')
  await courses.getByRole('searchbox').fill(title)
  const progress = courses.getByRole('meter', { name: `Progress of ${title}` })
  await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe(String(before + ticked))
})

test('the certificate of a complete course names the course and the person', async () => {
  const page = await visit('/apps/academy/my-course?hideCompleted=false&language=English&sort=progress', {
    as: 'admin',
  })
  const link = page.getByRole('article').first().getByRole('link').first()
  const title = (await link.textContent())!
  await link.click()
  const { text } = await downloaded(page, 'Certificate')
  expect(text).toContain('Certificate of completion')
  expect(text).toContain(title)
  expect(text).toContain(accounts[0]!.fullName)
})
