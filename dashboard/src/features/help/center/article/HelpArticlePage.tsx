import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../../core/api/client.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../../shared/errors/LoadFailure.tsx'
import { PublicPage } from '../../../../shared/public-page/PublicPage.tsx'
import { helpArticleQuery } from '../../queries.ts'
import { useTextLanguage } from '../../useTextLanguage.ts'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { ArticleTop } from './ArticleTop.tsx'
import { UnknownArticle } from './UnknownArticle.tsx'

/** One article of the help center, by the title in its address. */
export function HelpArticlePage() {
  const text = useText()
  const { title = '' } = useParams()
  const query = useQuery(helpArticleQuery(useTextLanguage(), title))
  const { data, error } = query
  const isUnknown = error instanceof ApiError && error.status === 404
  const content = () => {
    if (data) return <Article article={data} />
    if (!error) return <ArticleSkeleton />
    if (isUnknown) return <UnknownArticle title={title} />
    return (
      <Card>
        <LoadFailure query={query} title={text('helpArticle.failed')} />
      </Card>
    )
  }
  return (
    <PublicPage title={data?.title ?? text('titles.helpArticle')}>
      <Stack gap={32}>
        <ArticleTop article={data} />
        {!data && error && (
          <Heading level={1} isFocusTarget>
            {text('titles.helpArticle')}
          </Heading>
        )}
        {content()}
      </Stack>
    </PublicPage>
  )
}
