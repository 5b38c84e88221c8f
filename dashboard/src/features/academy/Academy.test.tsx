import { Button } from '@data1522/design-system/Button'
import { screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { coursesOf } from '../../../../mocks/areas/courses/learner.ts'
import { courseNotes, courseReviews } from '../../../../mocks/areas/lectures/collection.ts'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { late } from '../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { keepStop } from '../../entities/course/resume.ts'
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
function BackInHistory() {
  const navigate = useNavigate()
  return <Button onPress={() => void navigate(-1)}>Back in history</Button>
}
const courseScreen = (
  <>
    <CourseDetails />
    <BackInHistory />
  </>
)
const openCourse = (search: string) =>
  renderScreen(courseScreen, {
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
  'back leads to a lecture where one left it, as fast as one watched last, and plays nothing by itself',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const lecture = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    lecture.getByRole('slider', { name: 'Place in the video' }).focus()
    await user.keyboard('ll>')
    const { topics } = coursesOf()
      .get(19)!
      .content.find((section) => section.topics.some(({ title }) => title === 'Contrast'))!
    const other = topics.find(({ title }) => title !== 'Contrast')!.title
    await user.click(screen.getByRole('button', { name: `Watch “${other}”` }))
    await screen.findByRole('region', { name: other }, patience)
    await user.click(await screen.findByRole('button', { name: 'Pause' }, patience))
    await user.click(screen.getByRole('button', { name: 'Back in history' }))
    const again = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    expect(again.getByRole<HTMLInputElement>('slider', { name: 'Place in the video' }).value).toBe('20')
    expect(again.getByRole('button', { name: 'Playback settings: 1.25×' })).toBeTruthy()
    expect(again.queryByRole('button', { name: 'Pause' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Watch “Contrast”', current: true })).toBeTruthy()
  },
  LONG,
)

test(
  'a lecture that was watched to its end is done',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const player = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    player.getByRole('slider', { name: 'Place in the video' }).focus()
    await user.keyboard('k{End}')
    expect(await screen.findByText('2 of 11 lectures', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a lecture that is done leads on to the next one',
  async () => {
    keepStop(19, { lecture: 1, seconds: 40 })
    await openCourse('?courseId=19')
    expect(await screen.findByRole('region', { name: 'Contrast' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a note leads to its second, and a reload goes on where one stopped after that',
  async () => {
    const { courseId, seconds } = courseNotes.all()[0]!
    const first = await openCourse(`?courseId=${courseId}`)
    const place = () =>
      screen.findByRole<HTMLInputElement>('slider', { name: 'Place in the video' }, patience)
    const [note] = await screen.findAllByRole('button', { name: /^Watch .* from \d+:\d\d$/ }, patience)
    await first.user.click(note!)
    await waitFor(async () => expect(Number((await place()).value)).toBeGreaterThanOrEqual(seconds), patience)
    ;(await place()).focus()
    await first.user.keyboard('kl')
    const stopped = Number((await place()).value)
    const address = shownAddress()!
    first.unmount()
    await openCourse(address.slice(address.indexOf('?')))
    expect(Number((await place()).value)).toBeGreaterThanOrEqual(Math.floor(stopped))
  },
  LONG,
)

test(
  'notes are added at their second, reworded and deleted, which can be taken back',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const player = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    player.getByRole('slider', { name: 'Place in the video' }).focus()
    await user.keyboard('l')
    const field = await screen.findByRole('textbox', { name: 'Write a note at this moment' }, patience)
    await user.type(field, 'Squint once{Enter}')
    expect(await screen.findByText('Squint once', {}, patience)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Watch “Contrast” from 0:10' })).toBeTruthy()
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(''))

    const actions = () => screen.getByRole('button', { name: 'Actions for the note at 0:10' })
    await user.click(actions())
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience))
    await user.type(screen.getByRole('textbox', { name: 'Note at 0:10' }), ' or twice')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Squint once or twice', {}, patience)).toBeTruthy()

    await user.click(actions())
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience))
    await waitFor(() => expect(screen.queryByText('Squint once or twice')).toBeNull(), patience)
    const said = await screen.findByText('Note at 0:10 deleted', {}, patience)
    const toast = within(said.closest<HTMLElement>('[data-toast]')!)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Squint once or twice', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'a note belongs to the lecture in which it was begun, also once another one shows',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const player = within(await screen.findByRole('region', { name: 'Contrast' }, patience))
    player.getByRole('slider', { name: 'Place in the video' }).focus()
    await user.keyboard('l')
    const field = () => screen.findByRole('textbox', { name: 'Write a note at this moment' }, patience)
    await user.type(await field(), 'Squint once')
    const { topics } = coursesOf()
      .get(19)!
      .content.find((section) => section.topics.some(({ title }) => title === 'Contrast'))!
    const other = topics.find(({ title }) => title !== 'Contrast')!.title
    await user.click(screen.getByRole('button', { name: `Watch “${other}”` }))
    await screen.findByRole('region', { name: other }, patience)
    await user.type(await field(), '{Enter}')
    expect(await screen.findByRole('button', { name: 'Watch “Contrast” from 0:10' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'what a note was changed to stays to be saved again where the server does not take it',
  async () => {
    const { courseId } = courseNotes.all()[0]!
    const { user } = await openCourse(`?courseId=${courseId}`)
    const [actions] = await screen.findAllByRole('button', { name: /^Actions for the note at/ }, patience)
    await user.click(actions!)
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note at/ })
    await user.clear(field)
    await user.type(field, 'Squint twice')
    setScenario({ fail: 'academy' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeTruthy(), patience)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note at/ }).value).toBe('Squint twice')
    setScenario()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Squint twice', { selector: 'bdi' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'what is typed while a note is saved stays to be saved too, also where its field was opened anew',
  async () => {
    const { courseId } = courseNotes.all()[0]!
    const { user } = await openCourse(`?courseId=${courseId}`)
    const [actions] = await screen.findAllByRole('button', { name: /^Actions for the note at/ }, patience)
    const name = actions!.getAttribute('aria-label')!.replace('Actions for the note', 'Note')
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
    const edit = async () => {
      await user.click(screen.getByRole('button', { name: name.replace('Note', 'Actions for the note') }))
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience))
    }
    const saved = () => screen.findByText(/changed$/, {}, patience)
    await edit()
    const answer = late('put', '*/courses/:id/notes/:note')
    await user.type(field(), ' one')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(field(), ' two')
    answer()
    await saved()
    expect(field().value).toMatch(/ one two$/)

    const again = late('put', '*/courses/:id/notes/:note')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await edit()
    await user.type(field(), ' three')
    again()
    await waitFor(() => expect(courseNotes.all().some(({ text }) => text.endsWith(' one two'))).toBe(true))
    await saved()
    expect(field().value).toMatch(/ three$/)
  },
  LONG,
)

test(
  'one’s own rating counts at once in what everybody sees, and can be taken back',
  async () => {
    const { user } = await openCourse('?courseId=19')
    const { ratingCount } = coursesOf().get(19)!
    const field = await screen.findByRole('slider', { name: 'Your rating' }, patience)
    field.focus()
    await user.keyboard('{End}')
    await screen.findByText('It counts in the rating that everybody sees.', {}, patience)
    await waitFor(() => expect(courseReviews.all()).toMatchObject([{ courseId: 19, rating: 5 }]), patience)
    const count = new Intl.NumberFormat('en').format(ratingCount + 1)
    await screen.findByText(`(${count})`, {}, patience)
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(courseReviews.all()).toEqual([]), patience)
    expect(await screen.findByText('How good is this course?', {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'the course to go on with stays where another would be the next, and is played from where one asks',
  async () => {
    const course = coursesOf()
      .all()
      .find(({ completedTasks, totalTasks }) => completedTasks > 0 && completedTasks < totalTasks)!
    coursesOf().keep(course, { completed: [1], completedOn: {} })
    const { user } = await openCourse('')
    const title = { level: 1, name: course.courseTitle } as const
    await screen.findByRole('heading', title, patience)
    const [section] = course.content
    await user.click(screen.getByRole('checkbox', { checked: true }))
    await waitFor(() => expect(coursesOf().get(course.id)!.completedTasks).toBe(0), patience)
    const [, second] = section!.topics
    await user.click(screen.getByRole('button', { name: `Watch “${second!.title}”` }))
    await screen.findByRole('region', { name: second!.title }, patience)
    expect(await screen.findByRole('button', { name: 'Pause' }, patience)).toBeTruthy()
    expect(screen.getByRole('heading', title)).toBeTruthy()
  },
  LONG,
)

test(
  'the questions of a section say what was right, and can be answered again',
  async () => {
    const { user } = await openCourse('?courseId=19')
    await user.click(await screen.findByRole('tab', { name: 'Questions' }, patience))
    const questions = await screen.findAllByRole('radiogroup', {}, patience)
    const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check answers' })
    expect(check.disabled).toBe(true)
    for (const question of questions) await user.click(within(question).getAllByRole('radio')[0]!)
    await user.click(screen.getByRole('tab', { name: 'Transcript' }))
    await user.click(screen.getByRole('tab', { name: 'Questions' }))
    await user.click(check)
    expect(await screen.findByText(/^\d of 3 right$/, {}, patience)).toBeTruthy()
    expect(document.activeElement?.textContent).toMatch(/ right$/)
    // A second press on what asked for the answer does not wipe it.
    await user.keyboard('{Enter}')
    expect(screen.getAllByText(/^(Right\.|The right answer is)/)).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(/ right$/)).toBeNull()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
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
