import { Heading } from '@data1522/design-system/Heading'
import { Badge } from '@data1522/design-system/Badge'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useText } from '../../../../core/i18n/useText.ts'
import { useHelpHref } from '../useHelpHref.ts'

/** All articles of the category, this one marked. */
export function Siblings({ article }: { article: HelpArticle }) {
  const text = useText()
  const { article: articleHref, center } = useHelpHref()
  const { slug, category, articleList } = article
  return (
    <Stack as="aside" gap={12} aria-label={text('helpArticle.siblings')}>
      <Inline gap={8} justify="between">
        <Heading level={2} size="card">
          {category}
        </Heading>
        <Badge count={articleList.length} label={text('helpCenter.articles')} />
      </Inline>
      <List aria-label={category}>
        {articleList.map((one) => (
          <ListItem
            key={one.slug}
            title={one.title}
            href={articleHref(one.slug)}
            isCurrent={one.slug === slug}
          />
        ))}
      </List>
      <Inline>
        <Link href={center}>{text('helpArticle.allSubjects')}</Link>
      </Inline>
    </Stack>
  )
}
