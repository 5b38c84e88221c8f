import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Stack } from '@data1522/design-system/Stack'
import type { ReactNode } from 'react'

interface SettingsCardProps {
  /** The id of its title, which a link can lead to. */
  id: string
  title: string
  /** What it is for, in a sentence. */
  description?: string
  /** Buttons at the end of its head. */
  actions?: ReactNode
  children: ReactNode
}

/** Settings that belong together, under a title. */
export const SettingsCard = ({ id, title, description, actions, children }: SettingsCardProps) => (
  <Card as="section" aria-labelledby={id}>
    <Stack gap={20}>
      <CardHeader id={id} title={title} subtitle={description} actions={actions} />
      {children}
    </Stack>
  </Card>
)
