import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { FileField } from '@data1522/design-system/FileField'
import type { NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { useRef, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useWhileOpen } from '../../../shared/forms/useWhileOpen.ts'
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
  // Nothing until the file that was chosen last has been read.
  const [events, setEvents] = useState<readonly NewCalendarEvent[]>()
  const [isPending, setPending] = useState(false)
  const last = useRef<File>(undefined)
  const closeThis = useWhileOpen(isOpen, onClose)
  const choose = async (chosen: readonly File[]) => {
    const [file] = chosen
    last.current = file
    setFiles(chosen)
    setEvents(undefined)
    const found = file && readIcs(await file.text().catch(() => ''), timeZone)
    if (file === last.current) setEvents(found)
  }
  const count = events?.length ?? 0
  const take = async () => {
    setPending(true)
    const isDone = await actions.addMany(events ?? [])
    setPending(false)
    if (isDone) closeThis()
  }
  const problem =
    events && count === 0
      ? text('calendar.importNone')
      : count > most
        ? text('calendar.importTooMany', { count, most })
        : undefined
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
            isDisabled={count === 0 || count > most}
            isPending={isPending}
            onPress={() => void take()}
          >
            {text('calendar.importCount', { count })}
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
        errorMessage={problem}
      />
    </Dialog>
  )
}
