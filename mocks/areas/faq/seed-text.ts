type QuestionAndAnswer = readonly [question: string, answer: string]

/** What is written in one group of questions, in one language. */
export interface FaqText {
  readonly title: string
  readonly subtitle: string
  readonly questions: readonly QuestionAndAnswer[]
}

/** All groups of questions in one language. */
export type FaqTexts = Readonly<
  Record<'payment' | 'delivery' | 'cancellation' | 'orders' | 'products', FaqText>
>
