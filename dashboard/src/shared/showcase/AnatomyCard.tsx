import { Anatomy } from '@data1522/design-system/Anatomy'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { Part } from './guidance.ts'
import { initialValues, type Playground, type PlaygroundSettings } from './playground.ts'

interface AnatomyCardProps {
  id: string
  playground: Playground
  parts: readonly Part[]
}

/** What the component consists of. */
export function AnatomyCard({ id, playground, parts }: AnatomyCardProps) {
  const text = useText()
  const render = playground.render as (values: PlaygroundSettings) => ReactNode
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <CardHeader id={id} title={text('showcase.anatomy')} subtitle={text('showcase.anatomyText')} />
        <Anatomy aria-labelledby={id} parts={parts.map((part) => ({ ...part, name: text(part.name) }))}>
          {render(initialValues(playground, text))}
        </Anatomy>
      </Stack>
    </Card>
  )
}
