import { type HelpArticle, type HelpFeedback, sendHelpFeedback } from '@data1522/mocks/contract/help-center'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'

/** How an article stands once somebody has answered, in place of what they said before; a comment is there once it has arrived. */
const withAnswer = (article: HelpArticle, { isHelpful }: HelpFeedback): HelpArticle => ({
  ...article,
  isHelpful,
  comment: isHelpful === article.isHelpful ? article.comment : '',
  helped: article.helped + Number(isHelpful) - Number(article.isHelpful === true),
  answered: article.answered + Number(article.isHelpful === null),
})

/** Says whether an article helped and why: at once on the screen, then on the server. */
export function useFeedback() {
  'use memo'
  const change = useChange(['help'])
  return ({ slug }: Pick<HelpArticle, 'slug'>, feedback: HelpFeedback) =>
    change({
      optimisticUpdates: [
        {
          queryKey: ['help', 'article', slug],
          update: (article: HelpArticle) => withAnswer(article, feedback),
        },
      ],
      mutationFn: () => call(sendHelpFeedback, { params: { title: slug }, body: feedback }),
    })
}
