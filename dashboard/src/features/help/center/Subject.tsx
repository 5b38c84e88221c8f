import { Breadcrumbs } from '@data1522/design-system/Breadcrumbs'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { HelpCategory } from '@data1522/mocks/contract/help-center'
import { focusOnMount } from '../../../core/focus-on-mount.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { helpIcons } from './help-icons.ts'
import { useHelpHref } from './useHelpHref.ts'

interface SubjectProps {
  category: HelpCategory
  /** Whether one came to it from another view of the page, whose link is gone. */
  takesFocus: boolean
}

/** All articles of one subject, each with how it begins and how long it takes to read. */
export function Subject({ category, takesFocus }: SubjectProps) {
  const text = useText()
  const { center, article } = useHelpHref()
  const { title, icon, articles } = category
  return (
    <Stack gap={24}>
      <Breadcrumbs
        onPhones="parent"
        items={[{ label: text('titles.helpCenter'), href: center }, { label: title }]}
      />
      <Inline gap={16} isWrapping={false}>
        <IconTile icon={helpIcons[icon]} tone="primary" size={42} />
        <Stack gap={0}>
          <Heading level={2} size="section" isFocusTarget {...(takesFocus && { ref: focusOnMount })}>
            {title}
          </Heading>
          <Text ink="muted">{text('helpCenter.count', { count: articles.length })}</Text>
        </Stack>
      </Inline>
      <Card padding={0}>
        <List variant="divided" aria-label={title}>
          {articles.map(({ slug, title: name, intro, minutes }) => (
            <ListItem
              key={slug}
              title={name}
              detail={intro}
              detailLines={2}
              end={
                <Text as="span" size="sm" ink="subtle">
                  {text('helpCenter.minutes', { minutes })}
                </Text>
              }
              href={article(slug)}
            />
          ))}
        </List>
      </Card>
    </Stack>
  )
}
