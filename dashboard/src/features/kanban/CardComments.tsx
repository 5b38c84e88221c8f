import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { KanbanItem } from '@data1522/mocks/contract/kanban'
import { useText } from '../../core/i18n/useText.ts'

/** What was said of a card, the oldest first. */
export function CardComments({ item }: { item: KanbanItem }) {
  const text = useText()
  const comments = item.comments.split('\n\n').filter(Boolean)
  return (
    <Stack gap={12}>
      <Heading level={3} size="card">
        {text('kanban.comments', { count: comments.length })}
      </Heading>
      {comments.map((comment, index) => (
        <Card key={index} padding="card">
          <Text>{comment}</Text>
        </Card>
      ))}
    </Stack>
  )
}
