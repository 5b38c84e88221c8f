import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { events } from '../../../../../mocks/areas/calendar/collection.ts'
import { coursesOf } from '../../../../../mocks/areas/courses/learner.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sitIn } from '../../../../../tests/support/sit-in.ts'
import { keepStop } from '../../../entities/course/resume.ts'
import { CardContext, DashboardContext } from '../../../entities/dashboard/card/card.ts'
import { CoursesCard } from '../../../entities/dashboard/cards/academy/CoursesCard.tsx'
import { TimeCard } from '../../../entities/dashboard/cards/academy/TimeCard.tsx'
import { WebinarCard } from '../../../entities/dashboard/cards/academy/WebinarCard.tsx'
import { WelcomeCard } from '../../../entities/dashboard/cards/academy/WelcomeCard.tsx'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import { academyDashboard } from './AcademyDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000
beforeAll(async () => {
  await import('../../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)
afterEach(() => localStorage.clear())

const inPlace = (id: string, card: ReactElement) => (
  <CardContext value={academyDashboard.cards.find((one) => one.id === id)!}>{card}</CardContext>
)
const show = (cards: ReactElement, days: DashboardDays = { period: 30 }) =>
  renderScreen(<DashboardContext value={{ days, comparedWith: 'vs before' }}>{cards}</DashboardContext>, {
    path: '/dashboards/academy',
    groups: ['dashboards', 'academyDashboard', 'course', 'events'],
  })
const bodyRows = () => screen.getAllByRole('row').slice(1)
const titles = () => bodyRows().map((row) => within(row).getByRole('link').textContent)

const hours = async (days: DashboardDays) => {
  const { unmount } = await show(
    <>
      {inPlace('progress', <WelcomeCard />)}
      {inPlace('time', <TimeCard />)}
    </>,
    days,
  )
  const welcome = await screen.findByRole('list', { name: 'Your progress' }, patience)
  const time = screen.getByRole('region', { name: 'Time spent' })
  const said = /Hours spent((\d+h)? ?(\d+m)?)/.exec(welcome.textContent)![1]!
  await waitFor(() => expect(time.textContent).toContain(said), patience)
  const moved = welcome.textContent.includes('vs before')
  unmount()
  return { said, moved }
}

test(
  'the hours follow the days, alike in the greeting and in the ring',
  async () => {
    const month = await hours({ period: 30 })
    const quarter = await hours({ period: 90, compare: 'none' })
    expect(quarter.said).not.toBe(month.said)
    expect([month.moved, quarter.moved]).toEqual([true, false])
  },
  LONG,
)

test(
  'the courses are those under way, found, sorted and paged',
  async () => {
    const { user } = await show(inPlace('courses', <CoursesCard />))
    await screen.findByRole('table', {}, patience)
    const taken = coursesOf()
      .all()
      .filter((one) => one.completedTasks > 0 && one.completedTasks < one.totalTasks)
    screen.getByText(`1–5 of ${taken.length}`)
    const byViews = taken.toSorted((one, other) => other.view - one.view).map((one) => one.courseTitle)
    await user.click(screen.getByRole('button', { name: 'Next rows' }))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    expect(titles()).toEqual(byViews.slice(0, 5))
    await user.click(screen.getByRole('button', { name: 'Views' }))
    expect(titles()).toEqual(byViews.toReversed().slice(0, 5))
    await user.type(screen.getByRole('searchbox'), byViews[0]!)
    expect(titles()).toEqual([byViews[0]])
  },
  LONG,
)

test(
  'a course in which one stopped is begun',
  async () => {
    const { user } = await show(inPlace('courses', <CoursesCard />))
    await screen.findByRole('table', {}, patience)
    const fresh = coursesOf()
      .all()
      .find(({ completedTasks }) => completedTasks === 0)!
    const { user: tutor, courseTitle, id } = fresh
    keepStop(id, { lecture: 2, seconds: 30 })
    await user.type(screen.getByRole('searchbox'), `${courseTitle} ${tutor}`)
    const link = screen.getByRole('link', { name: courseTitle })
    expect(link.getAttribute('href')).toBe(`/apps/academy/course-details?courseId=${id}`)
  },
  LONG,
)

test(
  'a course is started over from its row, which can be taken back',
  async () => {
    const { user } = await show(inPlace('courses', <CoursesCard />))
    await screen.findByRole('table', {}, patience)
    const [first] = titles()
    await user.click(screen.getByRole('button', { name: `Actions for “${first}”` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Start over' }, patience))
    await waitFor(() => expect(titles()).not.toContain(first), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(titles()[0]).toBe(first), patience)
  },
  LONG,
)

test(
  'a webinar goes into the calendar once, is found there, and can be taken out again',
  async () => {
    const { user } = await show(inPlace('webinar', <WebinarCard />))
    const add = await screen.findByRole('button', { name: 'Add to calendar' }, patience)
    await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false), patience)
    const before = events.all().length
    await user.click(add)
    const link = await screen.findByRole('link', { name: 'Open in the calendar' }, patience)
    const { id, title, start } = events.all().at(-1)!
    expect(events.all()).toHaveLength(before + 1)
    expect(screen.getByText(title)).toBeTruthy()
    expect(link.getAttribute('href')).toBe(`/apps/calendar?date=${start.slice(0, 10)}&dialog=event&of=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await screen.findByRole('button', { name: 'Add to calendar' }, patience)
    expect(events.all()).toHaveLength(before)
  },
  LONG,
)

test('a webinar is as many days ahead as in the zone in which its hour is told', async () => {
  sitIn('Asia/Tokyo')
  await show(inPlace('webinar', <WebinarCard />))
  await screen.findByText('Nov 27, 2026, 1:00 AM', {}, patience)
  expect(screen.getByText('Live in 7 days')).toBeTruthy()
})
