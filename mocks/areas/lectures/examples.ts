import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getLecture: { params: { id: 13, topic: 5 } },
  listCourseNotes: { params: { id: 13 } },
  addCourseNote: {
    params: { id: 13 },
    body: { topicId: 5, seconds: 74, text: 'Try this on our start page.' },
  },
  updateCourseNote: { params: { id: 1, note: 1 }, body: { text: 'Good example for Friday.' } },
  deleteCourseNote: { params: { id: 1, note: 1 } },
  restoreCourseNote: {
    after: [['deleteCourseNote', { params: { id: 1, note: 1 } }]],
    params: { id: 1, note: 1 },
  },
  getQuiz: { params: { id: 13, section: 1 } },
  answerQuiz: {
    params: { id: 13, section: 1 },
    body: { answers: [{ questionId: 1, option: 1 }] },
  },
  getCourseRating: { params: { id: 13 } },
  reviewCourse: { params: { id: 13 }, body: { rating: 5, text: 'Clear, calm and full of examples.' } },
  deleteCourseReview: { params: { id: 13 } },
}
