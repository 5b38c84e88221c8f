import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The icons of categories of articles, as names of Tabler icons. */
export const HELP_ICONS = [
  'shopping-cart',
  'credit-card',
  'truck-delivery',
  'arrow-back-up',
  'user-circle',
  'package',
] as const

/** How long what one says about an article may be. */
export const COMMENT_LIMIT = 500

/** The article that is answered when none is asked for. */
export const DEFAULT_ARTICLE = 'how-to-add-product-in-cart'

export type HelpSubject = (typeof HELP_SUBJECTS)[number]
export type HelpIcon = (typeof HELP_ICONS)[number]

/** An article by its address and its title. */
export type HelpLink = z.output<typeof schemas.helpLink>

/** An article with a picture and a line about it, its category, and the minutes that it takes to read. */
export type HelpTeaser = z.output<typeof schemas.helpTeaser>

/** The subjects that the help center lists, as the addresses of its screens name them. */
export const HELP_SUBJECTS = ['ordering', 'payment', 'delivery', 'returns', 'account', 'products'] as const

/** A category of the help center with its articles, of which each is told by its first sentence. */
export type HelpCategory = z.output<typeof schemas.helpCategory>

/** An article that a search found, with the parts to mark, from and to; `excerpt` is its sentence that answers best. */
export type HelpResult = z.output<typeof schemas.helpResult>

/** What to look for in the articles, and the language of the texts. */
export type HelpSearch = z.input<typeof schemas.helpSearch>

/** The front page of the help center. */
export type HelpCenter = z.output<typeof schemas.helpCenter>

/**
 * An article; `productContent` and `checkoutContent` are html, `articleList` is all of its category, this one too, in order.
 * Articles without pictures have empty places for them; `minutes` is how long it takes to read. `subject` is its category,
 * `null` for the longer reads, which the help center lists apart. `isHelpful` and `comment` are what the caller last said
 * about it, `null` and empty if nothing was; `helped` of `answered` people found it helpful.
 */
export type HelpArticle = z.output<typeof schemas.helpArticle>

/** Whether an article helped, and what one has to say about that. */
export type HelpFeedback = z.input<typeof schemas.helpFeedback>

const PATH = '/api/pages/help-center'

/** The front page of the help center: popular articles, all articles by category, and some to keep learning. */
export const getHelpCenter = endpoint<typeof schemas.getHelpCenter>()({ method: 'GET', path: PATH })

/** Beyond the specification: the articles that answer what is looked for, slips forgiven, the best first; at most six. */
export const searchHelp = endpoint<typeof schemas.searchHelp>()({ method: 'GET', path: `${PATH}/search` })

/** The article whose slug is given as `title`. */
export const getHelpArticle = endpoint<typeof schemas.getHelpArticle>()({
  method: 'GET',
  path: `${PATH}/article`,
})

/** Beyond the specification: says whether an article helped, and why, in place of what the caller said before. */
export const sendHelpFeedback = endpoint<typeof schemas.sendHelpFeedback>()({
  method: 'POST',
  path: `${PATH}/article/:title/feedback`,
})
