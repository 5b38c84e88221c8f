import { download } from '@data1522/design-system/download'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical, IconDownload, IconPrinter, IconUpload } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { lazy, useState } from 'react'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { EventActions } from '../events/useEventActions.ts'

const ImportDialog = lazy(async () => ({ default: (await import('../ics/ImportDialog.tsx')).ImportDialog }))

interface CalendarMenuProps {
  /** The events that a file shall hold. */
  events: readonly CalendarEvent[]
  timeZone: string
  actions: EventActions
}

/** What can be done with the calendar as a whole: on paper, into a file, out of one. */
export function CalendarMenu({ events, timeZone, actions }: CalendarMenuProps) {
  const text = useText()
  const refused = useRefusals()
  const [isImporting, setImporting] = useState(false)
  const save = async () => {
    const { writeIcs } = await import('../ics/write-ics.ts')
    download('calendar.ics', writeIcs(events, new Date().toISOString()), 'text/calendar;charset=utf-8')
  }
  const does: Record<string, () => void> = {
    print: () => window.print(),
    export: () => void save(),
    import: () => setImporting(true),
  }
  return (
    <>
      <Menu
        label={text('calendar.more')}
        onAction={(id) => does[id]?.()}
        sections={[
          {
            id: 'all',
            entries: [
              { id: 'print', label: text('calendar.print'), icon: IconPrinter },
              { id: 'export', label: text('calendar.export'), icon: IconDownload },
              {
                id: 'import',
                label: text('calendar.import'),
                icon: IconUpload,
                ...refused({ action: 'create', subject: 'Event' }),
              },
            ],
          },
        ]}
      >
        <IconButton icon={IconDotsVertical} label={text('calendar.more')} variant="outlined" />
      </Menu>
      <WhenOpened isOpen={isImporting}>
        <ImportDialog
          isOpen={isImporting}
          onClose={() => setImporting(false)}
          timeZone={timeZone}
          actions={actions}
        />
      </WhenOpened>
    </>
  )
}
