import { answerQuiz, type QuizResult } from '@data1522/mocks/contract/lectures'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { quizKey } from './queries.ts'

/** Has the answers to the questions of a section checked: the option of each question, by the question's id. */
export function useQuizCheck(id: number, section: number) {
  'use memo'
  const change = useChange(quizKey)
  return async (chosen: ReadonlyMap<number, number>): Promise<QuizResult | undefined> => {
    const answers = [...chosen].map(([questionId, option]) => ({ questionId, option }))
    let result: QuizResult | undefined
    await change({
      mutationFn: async () => {
        result = await call(answerQuiz, { params: { id, section }, body: { answers } })
      },
    })
    return result
  }
}
