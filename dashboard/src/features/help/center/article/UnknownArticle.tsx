import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { helpCenterQuery, helpSearchQuery } from '../../queries.ts'
import { useTextLanguage } from '../../useTextLanguage.ts'
import { useHelpHref } from '../useHelpHref.ts'

/** A title is written in English words, whatever the language of the page. */
const wordsOf = (title: string) => title.replaceAll(/[-_]+/g, ' ').trim()

/** Says that there is no such article, and which ones come close. */
export function UnknownArticle({ title }: { title: string }) {
  const text = useText()
  const { article, center } = useHelpHref()
  const found = useQuery(helpSearchQuery('en', wordsOf(title))).data?.articles ?? []
  const front = useQuery(helpCenterQuery(useTextLanguage())).data
  const known = [
    ...(front?.allArticles ?? []).flatMap(({ title: category, articles }) =>
      articles.map((one) => ({ ...one, category })),
    ),
    ...(front?.keepLearning ?? []),
  ]
  const near = found.flatMap(({ slug }) => known.find((one) => one.slug === slug) ?? [])
  return (
    <Card>
      <Stack gap={24}>
        <EmptyState
          title={text('helpArticle.unknown')}
          illustration="lost"
          actions={<LinkButton href={center}>{text('helpArticle.allSubjects')}</LinkButton>}
        >
          {text('helpArticle.unknownText')}
        </EmptyState>
        {near.length > 0 && (
          <Stack gap={8}>
            <Heading level={2} size="card">
              {text('helpArticle.near')}
            </Heading>
            <List aria-label={text('helpArticle.near')}>
              {near.slice(0, 3).map((one) => (
                <ListItem key={one.slug} title={one.title} detail={one.category} href={article(one.slug)} />
              ))}
            </List>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
