import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowRight } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { HelpCategory } from '@data1522/mocks/contract/help-center'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { helpIcons } from './help-icons.ts'
import { useHelpHref } from './useHelpHref.ts'

/** A subject with its articles. */
export function CategoryCard({ category }: { category: HelpCategory }) {
  const text = useText()
  const titleId = useId()
  const { article: articleHref, subject } = useHelpHref()
  const { id, title, icon, articles } = category
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
        <Inline>
          <Link href={subject(id)}>
            <Inline as="span" gap={6}>
              {text('helpCenter.seeAll')} <VisuallyHidden>{title}</VisuallyHidden>
              <Icon icon={IconArrowRight} size={16} />
            </Inline>
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}
