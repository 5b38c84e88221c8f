import { Box } from '@data1522/design-system/Box'
import { Breadcrumbs } from '@data1522/design-system/Breadcrumbs'
import { Inline } from '@data1522/design-system/Inline'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useText } from '../../../../core/i18n/useText.ts'
import { HelpSearch } from '../HelpSearch.tsx'
import { useHelpHref } from '../useHelpHref.ts'

/** Where the article lies, and the search for another one. */
export function ArticleTop({ article }: { article: HelpArticle | undefined }) {
  const text = useText()
  const { center, subject } = useHelpHref()
  return (
    <Inline justify="between" gap={16}>
      <Breadcrumbs
        onPhones="parent"
        items={[
          { label: text('titles.helpCenter'), href: center },
          ...(article
            ? [
                {
                  label: article.category,
                  ...(article.subject && { href: subject(article.subject) }),
                },
                { label: article.title },
              ]
            : [{ label: text('titles.helpArticle') }]),
        ]}
      />
      <Box minWidth={280}>
        <HelpSearch size="medium" />
      </Box>
    </Inline>
  )
}
