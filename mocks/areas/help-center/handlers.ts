import { helpFeedback } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { searchArticles } from './search.ts'
import { helpCenterIn, isHelpSlug, sampleCounts, searchedIn } from './seed.ts'
import type { HelpSlug } from './seed-shelves.ts'
import { scenario } from '../../scenarios.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import type { Account } from '../../seed/accounts.ts'
import { helpArticleIn } from './samples.ts'

const feedbackKey = (slug: string, { id }: Account) => `${id} ${slug}`

/** How many found an article helpful, of how many who said so: those of the sample data and those since. */
function countsOf(slug: HelpSlug) {
  const { helped, answered } = sampleCounts(slug)
  const said = Object.entries(helpFeedback.get()).filter(([key]) => key.split(' ').at(-1) === slug)
  return {
    helped: helped + said.filter(([, { isHelpful }]) => isHelpful).length,
    answered: answered + said.length,
  }
}

const notFound = reply(404, { message: 'Article not found' })

export const getHelpCenter = handle(contract.getHelpCenter, schemas.getHelpCenter, ({ query }) =>
  reply(
    200,
    scenario().empty ? { popularArticles: [], allArticles: [], keepLearning: [] } : helpCenterIn(query.lang),
  ),
)

export const searchHelp = handle(contract.searchHelp, schemas.searchHelp, ({ query }) =>
  reply(200, {
    articles: scenario().empty ? [] : searchArticles(searchedIn(query.lang), query.q ?? ''),
  }),
)

export const getHelpArticle = handle(contract.getHelpArticle, schemas.getHelpArticle, ({ query, caller }) => {
  const slug = query.title || contract.DEFAULT_ARTICLE
  if (!isHelpSlug(slug)) return notFound
  const own = caller && helpFeedback.get()[feedbackKey(slug, caller)]
  const { isHelpful = null, comment = '' } = own ?? {}
  return reply(200, { ...helpArticleIn(query.lang, slug), isHelpful, comment, ...countsOf(slug) })
})

export const sendHelpFeedback = handle(
  contract.sendHelpFeedback,
  schemas.sendHelpFeedback,
  ({ params, body, caller }) => {
    if (!isHelpSlug(params.title)) return notFound
    helpFeedback.set({ ...helpFeedback.get(), [feedbackKey(params.title, caller!)]: body })
    return reply(200, body)
  },
)
