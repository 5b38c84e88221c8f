import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { FileField } from '@data1522/design-system/FileField'
import type { NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { EventActions } from '../events/useEventActions.ts'
import { readIcs } from './read-ics.ts'

interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
  timeZone: string
  actions: EventActions
}

/** As many as one call takes. */
const most = 1000

/** Takes the events of a file of another calendar. */
export function ImportDialog({ isOpen, onClose, timeZone, actions }: ImportDialogProps) {
  const text = useText()
  const [files, setFiles] = useState<readonly File[]>([])
  const [events, setEvents] = useState<readonly NewCalendarEvent[]>([])
  const [isPending, setPending] = useState(false)
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    setEvents(chosen[0] ? readIcs(await chosen[0].text(), timeZone).slice(0, most) : [])
  }
  const take = async () => {
    setPending(true)
    const isDone = await actions.addMany(events)
    setPending(false)
    if (isDone) onClose()
  }
  const isEmpty = files.length > 0 && events.length === 0
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={text('calendar.importTitle')}
      description={text('calendar.importText')}
      size="small"
      isPending={isPending}
      footer={
        <>
          <Button onPress={onClose}>{text('records.cancel')}</Button>
          <Button
            variant="solid"
            tone="primary"
            isDisabled={events.length === 0}
            isPending={isPending}
            onPress={() => void take()}
          >
            {text('calendar.importCount', { count: events.length })}
          </Button>
        </>
      }
    >
      <FileField
        label={text('calendar.importFile')}
        accept=".ics"
        maxSize={2_000_000}
        value={files}
        onChange={(chosen) => void choose(chosen)}
        errorMessage={isEmpty ? text('calendar.importNone') : undefined}
      />
    </Dialog>
  )
}
