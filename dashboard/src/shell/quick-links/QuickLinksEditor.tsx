import { Box } from '@data1522/design-system/Box'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconX } from '@data1522/design-system/icons'
import { ReorderableList } from '@data1522/design-system/ReorderableList'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { LinkedScreen } from './screens-of.ts'
import type { useQuickLinks } from './useQuickLinks.ts'

/** Puts the links in order, takes some away, adds others. */
export function QuickLinksEditor({ quick }: { quick: ReturnType<typeof useQuickLinks> }) {
  const text = useText()
  const fieldRef = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [adding, setAdding] = useState(0)
  const remove = ({ href, label }: LinkedScreen) => {
    fieldRef.current?.focus()
    quick.remove(href)
    setSaid(text('quickLinks.removed', { name: label }))
  }
  const add = (href: string | null) => {
    const screen = quick.others.find((one) => one.href === href)
    if (!screen) return
    quick.add(screen.href)
    setAdding(adding + 1)
    setSaid(text('quickLinks.added', { name: screen.label }))
  }
  return (
    <Stack gap={12}>
      {quick.links.length > 0 && (
        <ReorderableList
          label={text('quickLinks.order')}
          entries={quick.links.map((screen) => ({
            id: screen.href,
            title: screen.label,
            end: (
              <IconButton
                icon={IconX}
                size="small"
                label={text('quickLinks.remove', { name: screen.label })}
                onPress={() => remove(screen)}
              />
            ),
          }))}
          onReorder={quick.reorder}
        />
      )}
      <Box paddingInline={12}>
        <ComboBox
          key={adding}
          ref={fieldRef}
          autoFocus={adding > 0}
          label={text('quickLinks.add')}
          placeholder={text('quickLinks.addHint')}
          emptyText={text('quickLinks.allAdded')}
          options={quick.others.map(({ href, label, branch, note, icon }) => ({
            id: href,
            label,
            description: [branch, note].filter(Boolean).join(' · ') || undefined,
            icon,
          }))}
          value={null}
          onChange={add}
        />
      </Box>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </Stack>
  )
}
