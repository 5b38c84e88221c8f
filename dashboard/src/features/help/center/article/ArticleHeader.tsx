import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconCalendar, IconClock, IconLink, IconPrinter } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useCopyLink } from './useCopyLink.ts'

/** What the article is called, when it was written, how long it takes, and what can be done with it. */
export function ArticleHeader({ article }: { article: HelpArticle }) {
  const text = useText()
  const { day } = useFormats()
  const copyLink = useCopyLink()
  const facts = [
    {
      id: 'updated',
      icon: IconCalendar,
      label: text('helpArticle.updated', { date: day(article.lastUpdated) }),
    },
    { id: 'minutes', icon: IconClock, label: text('helpCenter.minutes', { minutes: article.minutes }) },
  ]
  return (
    <Stack as="header" gap={12}>
      <Heading level={1} isFocusTarget>
        {article.title}
      </Heading>
      <Inline gap={16}>
        {facts.map(({ id, icon, label }) => (
          <Inline key={id} gap={6} isWrapping={false}>
            <Icon icon={icon} size={16} />
            <Text size="sm" ink="muted">
              {label}
            </Text>
          </Inline>
        ))}
        <Inline gap={8}>
          <Button size="small" start={<Icon icon={IconLink} size={16} />} onPress={() => void copyLink()}>
            {text('helpArticle.copyLink')}
          </Button>
          <Button size="small" start={<Icon icon={IconPrinter} size={16} />} onPress={() => print()}>
            {text('helpArticle.print')}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  )
}
