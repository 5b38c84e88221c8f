import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useId } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { type ExampleId, examples } from './examples.ts'
import { useExample } from './useExample.ts'

/** What a dialog is for, and the button that opens it. */
export function ExampleCard({ id }: { id: ExampleId }) {
  const text = useText()
  const titleId = useId()
  const { open } = useExample()
  const { icon, question } = examples[id]
  const title = text(`dialogExamples.${id}.title`)
  const label = text('dialogExamples.openNamed', { name: title })
  const button = (isDisabled: boolean) => (
    <Button aria-label={label} isDisabled={isDisabled} onPress={() => open(id)}>
      {text('dialogExamples.open')}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <IconTile icon={icon} />
        <Stack gap={4}>
          <Heading level={2} size="card" id={titleId}>
            {title}
          </Heading>
          <Text ink="muted">{text(`dialogExamples.${id}.text`)}</Text>
        </Stack>
      </Stack>
      <CardActions>
        {question ? (
          <Can {...question} label={label}>
            {button}
          </Can>
        ) : (
          button(false)
        )}
      </CardActions>
    </Card>
  )
}
