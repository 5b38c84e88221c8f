import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useId } from 'react'
import { useText } from '../../core/i18n/useText.ts'

const steps = [
  { id: 'copy', state: 'done', tone: 'success' },
  { id: 'move', state: 'now', tone: 'primary' },
  { id: 'check', state: 'next', tone: 'neutral' },
] as const

/** The steps of the work, with how far each is. */
export function WorkSteps() {
  const text = useText()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader title={text('statusPages.progress')} id={titleId} />
      <List aria-labelledby={titleId} variant="divided">
        {steps.map(({ id, state, tone }) => (
          <ListItem
            key={id}
            title={text(`statusPages.step.${id}`)}
            end={<Chip tone={tone}>{text(`statusPages.state.${state}`)}</Chip>}
          />
        ))}
      </List>
    </Card>
  )
}
