import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  subtitle?: string
  actions?: ReactNode
  children: ReactNode
}

/** A part of the form: a card with a title, and its fields. */
export function Part({ children, ...header }: PartProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader {...header} id={titleId} />
        {children}
      </Stack>
    </Card>
  )
}
