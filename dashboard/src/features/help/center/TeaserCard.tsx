import { Card } from '@data1522/design-system/Card'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { Heading } from '@data1522/design-system/Heading'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { HelpTeaser } from '@data1522/mocks/contract/help-center'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useHelpHref } from './useHelpHref.ts'

/** An article with its picture and a line about it. */
export function TeaserCard({ article }: { article: HelpTeaser }) {
  const text = useText()
  const titleId = useId()
  const { article: articleHref } = useHelpHref()
  const { slug, title, subtitle, img, category, minutes } = article
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardMedia src={img} isDecorative ratio="16 / 9" />
      <Stack gap={4}>
        <Text size="sm" ink="subtle">
          {text('helpCenter.inCategory', { category, minutes })}
        </Text>
        <Heading level={3} id={titleId}>
          <Link href={articleHref(slug)} variant="quiet">
            {title}
          </Link>
        </Heading>
        <Text ink="muted">{subtitle}</Text>
      </Stack>
    </Card>
  )
}
