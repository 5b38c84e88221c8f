import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { coursesOf } from '../../../../mocks/areas/courses/learner.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { CourseDetails } from './details/CourseDetails.tsx'
import { MyCourses } from './my-course/MyCourses.tsx'

withMock()
afterEach(() => localStorage.clear())
const patience = { timeout: 10_000 }
const LONG = 40_000

const openList = (search = '') =>
  renderScreen(<MyCourses />, {
    path: '/apps/academy/my-course',
    address: `/apps/academy/my-course${search}`,
    groups: ['academy', 'course'],
  })
const openCourse = (search: string) =>
  renderScreen(<CourseDetails />, {
    path: '/apps/academy/course-details',
    address: `/apps/academy/course-details${search}`,
    groups: ['academy', 'course'],
  })

test(
  'courses are started over, which can be taken back',
  async () => {
    const { user } = await openList()
    const { id, courseTitle, completedTasks } = coursesOf().get(1)!
    await user.click(await screen.findByRole('button', { name: `Start over: “${courseTitle}”` }, patience))
    await waitFor(() => expect(coursesOf().get(id)!.completedTasks).toBe(0), patience)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(coursesOf().get(id)!.completedTasks).toBe(completedTasks), patience)
  },
  LONG,
)

test(
  'what finds nothing helps on',
  async () => {
    const { user } = await openList('?q=TypeScript&level=Advanced')
    await screen.findByRole('heading', { name: 'No course found' }, patience)
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6), patience)
  },
  LONG,
)

test(
  'what cannot be loaded is said',
  async () => {
    setScenario({ fail: 'academy' })
    await openList()
    const name = 'The courses could not be loaded'
    expect(await screen.findByRole('heading', { name }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a lecture that is done moves its section and the course, and back',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const box = await screen.findByRole<HTMLInputElement>(
      'checkbox',
      { name: '“Contrast” is done' },
      patience,
    )
    await user.click(box)
    await screen.findByText('2 of 11 lectures')
    await screen.findByText(/^2 of 3 · /)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await screen.findByText('1 of 11 lectures', {}, patience)
    expect(coursesOf().get(19)!.completedTasks).toBe(1)
  },
  LONG,
)

test(
  'one goes on at the second where one stopped',
  async () => {
    const first = await openCourse('?courseId=19')
    const player = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    player.getByRole('slider', { name: 'Place in the video' }).focus()
    await first.user.keyboard('ll')
    first.unmount()
    await openCourse('?courseId=19')
    const again = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    expect(again.getByRole<HTMLInputElement>('slider', { name: 'Place in the video' }).value).toBe('20')
  },
  LONG,
)

test(
  'a course that there is not leads to those there are',
  async () => {
    await openCourse('?courseId=999')
    await screen.findByRole('heading', { name: 'There is no such course' }, patience)
    expect(screen.getByRole('link', { name: 'All courses' })).toBeTruthy()
  },
  LONG,
)
