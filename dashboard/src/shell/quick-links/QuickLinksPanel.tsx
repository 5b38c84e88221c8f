import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { useRef, useState } from 'react'
import { ClosingLinks } from '../header/ClosingLinks.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { QuickLinksEditor } from './QuickLinksEditor.tsx'
import { QuickLinksGrid } from './QuickLinksGrid.tsx'
import { useQuickLinks } from './useQuickLinks.ts'

export interface QuickLinksPanelProps {
  personId: number
  sections: readonly NavigationSection[]
  onLeave: () => void
}

/** A person's links to follow, and on request to arrange. */
export function QuickLinksPanel({ personId, sections, onLeave }: QuickLinksPanelProps) {
  const text = useText()
  const quick = useQuickLinks(personId, sections)
  const [isEditing, setEditing] = useState(false)
  const switchRef = useRef<HTMLButtonElement>(null)
  const turn = (next: boolean) => {
    setEditing(next)
    switchRef.current?.focus()
  }
  return (
    <ClosingLinks onClose={onLeave}>
      <Stack gap={16}>
        {isEditing ? (
          <QuickLinksEditor quick={quick} />
        ) : quick.links.length > 0 ? (
          <Box paddingInline={12}>
            <QuickLinksGrid links={quick.links} />
          </Box>
        ) : (
          <EmptyState title={text('quickLinks.empty')} size="small" level={3} illustration={null}>
            {text('quickLinks.emptyText')}
          </EmptyState>
        )}
        <Box paddingInline={12}>
          <Inline justify="end">
            {isEditing && !quick.isUsual && (
              <Button
                size="small"
                variant="plain"
                onPress={() => {
                  switchRef.current?.focus()
                  quick.reset()
                }}
              >
                {text('quickLinks.reset')}
              </Button>
            )}
            <Button
              ref={switchRef}
              size="small"
              variant={isEditing ? 'solid' : 'outlined'}
              tone={isEditing ? 'primary' : 'neutral'}
              onPress={() => turn(!isEditing)}
            >
              {text(isEditing ? 'quickLinks.done' : 'quickLinks.edit')}
            </Button>
          </Inline>
        </Box>
      </Stack>
    </ClosingLinks>
  )
}
