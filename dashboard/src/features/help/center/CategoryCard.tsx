import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import type { HelpCategory } from '@data1522/mocks/contract/help-center'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { helpIcons } from './help-icons.ts'
import { useHelpHref } from './useHelpHref.ts'

/** A subject with all its articles. */
export function CategoryCard({ category }: { category: HelpCategory }) {
  const text = useText()
  const titleId = useId()
  const { article: articleHref } = useHelpHref()
  const { title, icon, articles } = category
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Inline gap={12} isWrapping={false}>
          <IconTile icon={helpIcons[icon]} tone="primary" />
          <Box isFilling>
            <Heading level={3} id={titleId}>
              {title}
            </Heading>
          </Box>
          <Badge count={articles.length} label={text('helpCenter.articles')} />
        </Inline>
        <Stack as="ul" gap={12}>
          {articles.map(({ slug, title: name }) => (
            <Inline key={slug} as="li">
              <Link href={articleHref(slug)} variant="quiet">
                {name}
              </Link>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
