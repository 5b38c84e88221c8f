import { Anatomy } from '@data1522/design-system/Anatomy'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { Part } from './guidance.ts'
import { initialValues, type Playground, type PlaygroundSettings } from './playground.ts'

interface AnatomyCardProps {
  id: string
  playground?: Playground
  parts: readonly Part[]
  Sample?: ComponentType
}

/** What a playground shows before anything is changed. */
const rendered = (playground: Playground, text: ReturnType<typeof useText>) =>
  (playground.render as (values: PlaygroundSettings) => ReactNode)(initialValues(playground, text))

/** What the component consists of. */
export function AnatomyCard({ id, playground, parts, Sample }: AnatomyCardProps) {
  const text = useText()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <CardHeader id={id} title={text('showcase.anatomy')} subtitle={text('showcase.anatomyText')} />
        <Anatomy aria-labelledby={id} parts={parts.map((part) => ({ ...part, name: text(part.name) }))}>
          {Sample ? <Sample /> : playground && rendered(playground, text)}
        </Anatomy>
      </Stack>
    </Card>
  )
}
