import { describe, expect, test } from 'vitest'
import {
  addCourseNote,
  answerQuiz,
  deleteCourseNote,
  deleteCourseReview,
  getCourseRating,
  getLecture,
  getQuiz,
  listCourseNotes,
  restoreCourseNote,
  reviewCourse,
  updateCourseNote,
} from './contract.ts'
import { courses } from '../courses/collection.ts'
import { listCourses } from '../courses/contract.ts'
import { call, send, tokens } from '../../testing/call.ts'

const BASE = '/api/apps/academy/courses'
const course = () => courses.get(1)!
const notesOf = async (id = 1) => (await call(listCourseNotes, { params: { id } })).notes

describe('getLecture', () => {
  test('is as long as its topic, with captions and chapters in three languages', async () => {
    const topic = course().content[0]!.topics[0]!
    const lecture = await call(getLecture, { params: { id: 1, topic: topic.id } })
    expect(lecture).toMatchObject({ title: topic.title, duration: topic.time * 60 })
    for (const said of [lecture.captions, lecture.chapters]) {
      expect(said.map(({ language }) => language)).toEqual(['en', 'fr', 'ar'])
      for (const { vtt } of said) expect(vtt).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> /)
    }
  })

  test('has no captions where the course has none', async () => {
    const { id } = courses.all().find(({ isCaptions }) => !isCaptions)!
    expect((await call(getLecture, { params: { id, topic: 1 } })).captions).toEqual([])
  })

  test.each(['99/lectures/1', '1/lectures/99'])('%s answers 404', async (path) => {
    expect((await send('GET', `${BASE}/${path}`)).status).toBe(404)
  })
})

describe('notes', () => {
  test('are written, changed, deleted and put back', async () => {
    const before = await notesOf()
    const body = { topicId: 1, seconds: 12, text: 'Look this up.' }
    const note = await call(addCourseNote, { params: { id: 1 }, body })
    const params = { id: 1, note: note.id }
    await call(updateCourseNote, { params, body: { text: 'Looked up.' } })
    expect(await notesOf()).toContainEqual({ ...note, text: 'Looked up.' })
    await call(deleteCourseNote, { params })
    expect(await notesOf()).toEqual(before)
    await call(restoreCourseNote, { params })
    expect(await notesOf()).toHaveLength(before.length + 1)
  })

  test('are one’s own', async () => {
    const [note] = await notesOf()
    const path = `${BASE}/1/notes/${note!.id}`
    expect((await send('PUT', path, { text: 'Mine' }, tokens.client)).status).toBe(404)
    expect((await send('DELETE', path, undefined, tokens.client)).status).toBe(404)
    expect((await send('POST', `${path}/restore`)).status).toBe(404)
  })

  test('need words and a lecture', async () => {
    expect((await send('POST', `${BASE}/1/notes`, { topicId: 1, seconds: 0, text: ' ' })).status).toBe(400)
    expect((await send('POST', `${BASE}/1/notes`, { topicId: 99, seconds: 0, text: 'x' })).status).toBe(400)
    expect((await send('PUT', `${BASE}/1/notes/1`, { text: '' })).status).toBe(400)
  })

  test('of an unknown course answer 404', async () => {
    expect((await send('GET', `${BASE}/99/notes`)).status).toBe(404)
    expect((await send('POST', `${BASE}/99/notes`, { topicId: 1, seconds: 0, text: 'x' })).status).toBe(404)
  })
})

describe('a quiz', () => {
  const params = { id: 1, section: 1 }

  test('tells what was right, and why', async () => {
    const { questions } = await call(getQuiz, { params })
    expect(questions).toHaveLength(3)
    const first = await call(answerQuiz, { params, body: { answers: [] } })
    expect(first.right).toBe(0)
    const answers = first.answers.map(({ questionId, rightOption }) => ({ questionId, option: rightOption }))
    expect((await call(answerQuiz, { params, body: { answers } })).right).toBe(3)
  })

  test('of an unknown section answers 404, and answers in another shape 400', async () => {
    expect((await send('GET', `${BASE}/1/sections/99/quiz`)).status).toBe(404)
    expect((await send('POST', `${BASE}/1/sections/99/quiz`, { answers: [] })).status).toBe(404)
    expect((await send('POST', `${BASE}/1/sections/1/quiz`, { answers: 'all' })).status).toBe(400)
  })
})

describe('a review', () => {
  const params = { id: 1 }

  test('counts in the rating, once a person, and can be taken back', async () => {
    const before = await call(getCourseRating, { params })
    await call(reviewCourse, { params, body: { rating: 1, text: '' } })
    const after = await call(reviewCourse, { params, body: { rating: 5, text: 'Clear.' } })
    expect(after).toMatchObject({ ratingCount: before.ratingCount + 1, own: { rating: 5, text: 'Clear.' } })
    const [listed] = (await call(listCourses, { query: {} })).courses
    expect(listed).toMatchObject({ rating: after.rating, ratingCount: after.ratingCount })
    expect(await call(deleteCourseReview, { params })).toEqual(before)
  })

  test('needs stars and a course', async () => {
    expect((await send('PUT', `${BASE}/1/review`, { rating: 6, text: '' })).status).toBe(400)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await send(method, `${BASE}/99/review`)).status).toBe(404)
    expect((await send('PUT', `${BASE}/99/review`, { rating: 5, text: '' })).status).toBe(404)
  })
})
