import { Alert } from '@data1522/design-system/Alert'
import { Heading } from '@data1522/design-system/Heading'
import { IconBulb, IconLink } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Prose } from '@data1522/design-system/Prose'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../../core/i18n/useText.ts'
import type { ArticlePart } from './article-parts.ts'
import { useCopyLink } from './useCopyLink.ts'

interface ArticlePartSectionProps {
  part: ArticlePart
  /** Sets it apart, as something good to know. @default false */
  isNote?: boolean
}

/** A part of the article, whose heading can be linked to. */
export function ArticlePartSection({ part, isNote }: ArticlePartSectionProps) {
  const text = useText()
  const copyLink = useCopyLink()
  const { id, title, html } = part
  const words = <Prose size="lg" hasSteps html={html} />
  return (
    <Stack as="section" gap={12}>
      <Inline gap={4} isWrapping={false}>
        <Heading level={2} size="section" id={id} isFocusTarget>
          {title}
        </Heading>
        <IconButton
          icon={IconLink}
          size="small"
          label={text('helpArticle.linkTo', { title })}
          onPress={() => void copyLink(`#${id}`)}
        />
      </Inline>
      {isNote ? (
        <Alert tone="primary" icon={IconBulb}>
          {words}
        </Alert>
      ) : (
        words
      )}
    </Stack>
  )
}
