import { ArticleLayout } from '@data1522/design-system/ArticleLayout'
import { Image } from '@data1522/design-system/Image'
import { Prose } from '@data1522/design-system/Prose'
import { Stack } from '@data1522/design-system/Stack'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { Fragment } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticlePartSection } from './ArticlePartSection.tsx'
import { AskPerson } from './AskPerson.tsx'
import { Feedback } from './Feedback.tsx'
import { Neighbours } from './Neighbours.tsx'
import { partsOf } from './article-parts.ts'
import { Siblings } from './Siblings.tsx'

/** An article with its parts, among the others of its category. */
export function Article({ article }: { article: HelpArticle }) {
  const text = useText()
  const { productContent, checkoutContent, productImg, checkoutImg } = article
  const { introduction, parts } = partsOf(productContent)
  const { parts: further } = partsOf(checkoutContent, parts.length + 1)
  return (
    <ArticleLayout
      header={<ArticleHeader article={article} />}
      siblings={<Siblings article={article} />}
      contentsLabel={text('helpArticle.contents')}
      contents={[...parts, ...further].map(({ id, title }) => ({ id, label: title }))}
      end={<AskPerson />}
    >
      <Stack gap={32}>
        <Prose size="lg" html={introduction} />
        {parts.map((part) => (
          <ArticlePartSection key={part.id} part={part} />
        ))}
        {productImg && <Image src={productImg} isDecorative ratio="16 / 9" corners="card" />}
        {further.map((part, place) => (
          <Fragment key={part.id}>
            <ArticlePartSection part={part} isNote={place === 0} />
            {place === 0 && checkoutImg && (
              <Image src={checkoutImg} isDecorative ratio="16 / 9" corners="card" />
            )}
          </Fragment>
        ))}
        <Feedback key={article.slug} article={article} />
        <Neighbours article={article} />
      </Stack>
    </ArticleLayout>
  )
}
