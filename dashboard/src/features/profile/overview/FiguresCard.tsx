import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconFolderOpen, IconListCheck, IconUsers } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileOverview } from '@data1522/mocks/contract/profile'
import { useId } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

type Figures = ProfileOverview['overview']

const meta = {
  'Tasks done': { id: 'tasks', icon: IconListCheck, tone: 'primary' },
  'Projects done': { id: 'projects', icon: IconFolderOpen, tone: 'success' },
  Connections: { id: 'connections', icon: IconUsers, tone: 'info' },
} as const satisfies Record<Figures[number]['property'], unknown>

/** What the person has done so far, counted. */
export function FiguresCard({ figures }: { figures: Figures }) {
  const text = useText()
  const { number } = useFormats()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('profile.overview')} />
      <Stack gap={20}>
        {figures.map(({ property, value }) => {
          const { id, icon, tone } = meta[property]
          return (
            <Inline key={property} gap={12} isWrapping={false}>
              <IconTile icon={icon} tone={tone} size={42} />
              <Stack gap={0}>
                <Text size="xl" weight="strong" isNumeric>
                  {number(Number(value))}
                </Text>
                <Text size="sm" ink="subtle">
                  {text(`profile.figure.${id}`)}
                </Text>
              </Stack>
            </Inline>
          )
        })}
      </Stack>
    </Card>
  )
}
