import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Heading } from '@data1522/design-system/Heading'
import { IconCheck } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReactNode } from 'react'
import { focusOnMount } from '../../../core/focus-on-mount.ts'

interface PublishedProps {
  title: string
  /** What happens next. */
  children: string
  facts: readonly { term: string; description: ReactNode }[]
  againLabel: string
  onAgain: () => void
  /** Links to other pages. */
  actions?: ReactNode
}

/** The result of a wizard, shown in place of its steps. */
export function Published({ title, children, facts, againLabel, onAgain, actions }: PublishedProps) {
  return (
    <Card as="section">
      <Stack gap={24}>
        <Inline gap={16} align="start" isWrapping={false}>
          <IconTile icon={IconCheck} tone="success" size={42} />
          <Stack gap={4}>
            <Heading ref={focusOnMount} level={2} isFocusTarget>
              {title}
            </Heading>
            <Text ink="muted">{children}</Text>
          </Stack>
        </Inline>
        <DescriptionList columns={2} items={facts} />
        <Inline gap={12}>
          <Button variant="solid" tone="primary" onPress={onAgain}>
            {againLabel}
          </Button>
          {actions}
        </Inline>
      </Stack>
    </Card>
  )
}
