import type { HelpResult } from './contract.ts'
import { closeness, type Word, wordsIn, wordsOf } from './search-words.ts'

/** What is searched of an article. */
export interface Searched extends Pick<HelpResult, 'slug' | 'title' | 'category' | 'icon'> {
  /** Its sentences, the most telling first. */
  readonly sentences: readonly string[]
}

type Spans = HelpResult['titleSpans']
interface Found {
  readonly score: number
  readonly result: HelpResult
}

const TITLE_WORTH = 3
const MOST_RESULTS = 6

/** What a text answers to the words that were typed: the best of its words for each, and where they stand. */
function answersOf(text: string, typed: readonly Word[]) {
  const words = wordsIn(text)
  return typed.map(({ letters }) =>
    words
      .map((word) => ({ word, score: closeness(letters, word.letters) }))
      .reduce((best, one) => (one.score > best.score ? one : best), {
        word: undefined as Word | undefined,
        score: 0,
      }),
  )
}

const spansOf = (answers: ReturnType<typeof answersOf>): Spans =>
  [...new Set(answers.flatMap(({ word }) => word ?? []))]
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from, to }))

const sum = (answers: ReturnType<typeof answersOf>) => answers.reduce((total, { score }) => total + score, 0)

/** How an article answers what was typed, by its title and its best sentence. */
function look(article: Searched, typed: readonly Word[]): Found & { missing: number } {
  const { sentences, ...shown } = article
  const inTitle = answersOf(article.title, typed)
  const inSentences = sentences
    .map((sentence) => ({ sentence, answers: answersOf(sentence, typed) }))
    .toSorted((one, other) => sum(other.answers) - sum(one.answers))
  const best = inSentences[0]
  const missing = typed.filter(
    (_, place) =>
      inTitle[place]!.score === 0 && inSentences.every(({ answers }) => answers[place]!.score === 0),
  ).length
  return {
    missing,
    score: sum(inTitle) * TITLE_WORTH + (best ? sum(best.answers) : 0),
    result: {
      ...shown,
      titleSpans: spansOf(inTitle),
      excerpt: best?.sentence ?? '',
      excerptSpans: best ? spansOf(best.answers) : [],
    },
  }
}

/** The articles that answer all that was typed, slips forgiven, the best first; where none does, those that answer some. */
export function searchArticles(articles: readonly Searched[], q: string): HelpResult[] {
  const typed = wordsOf(q)
  if (typed.length === 0) return []
  const found = articles.map((article) => look(article, typed)).filter(({ score }) => score > 0)
  const whole = found.filter(({ missing }) => missing === 0)
  return (whole.length > 0 ? whole : found)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_RESULTS)
    .map(({ result }) => result)
}
