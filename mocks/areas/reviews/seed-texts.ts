import { everydayReviews } from './seed-texts-everyday.ts'
import { foreignReviews } from './seed-texts-foreign.ts'
import { technicalReviews } from './seed-texts-technical.ts'
import type { ReviewRating } from './contract.ts'

/** What a review says about a product of some kind; the kind is the name of the product's picture. */
export type ReviewText = readonly [kind: string, rating: ReviewRating, head: string, para: string]

/** One hundred reviews, by the language in which they are written. */
export const reviewTexts = {
  ...foreignReviews,
  English: [...technicalReviews, ...everydayReviews],
} satisfies Record<string, readonly ReviewText[]>

export type ReviewLanguage = keyof typeof reviewTexts
