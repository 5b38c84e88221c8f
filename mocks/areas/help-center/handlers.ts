import { helpFeedback } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { searchArticles } from './search.ts'
import { helpCenterIn, isHelpSlug, searchedIn } from './seed.ts'
import { scenario } from '../../scenarios.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import { helpArticleIn } from './samples.ts'

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

export const getHelpArticle = handle(contract.getHelpArticle, schemas.getHelpArticle, ({ query }) => {
  const slug = query.title || contract.DEFAULT_ARTICLE
  if (!isHelpSlug(slug)) return notFound
  const isHelpful = helpFeedback.get()[slug] ?? null
  return reply(200, { ...helpArticleIn(query.lang, slug), isHelpful })
})

export const sendHelpFeedback = handle(
  contract.sendHelpFeedback,
  schemas.sendHelpFeedback,
  ({ params, body }) => {
    if (!isHelpSlug(params.title)) return notFound
    helpFeedback.set({ ...helpFeedback.get(), [params.title]: body.isHelpful })
    return reply(200, body)
  },
)
