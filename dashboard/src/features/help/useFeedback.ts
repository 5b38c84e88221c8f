import { type HelpArticle, sendHelpFeedback } from '@data1522/mocks/contract/help-center'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'

/** Says whether an article helped: at once on the screen, then on the server. */
export function useFeedback() {
  'use memo'
  const change = useChange(['help'])
  return ({ slug }: Pick<HelpArticle, 'slug'>, isHelpful: boolean) =>
    change({
      optimisticUpdates: [
        {
          queryKey: ['help', 'article', slug],
          update: (article: HelpArticle) => ({ ...article, isHelpful }),
        },
      ],
      mutationFn: () => call(sendHelpFeedback, { params: { title: slug }, body: { isHelpful } }),
    })
}
