import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Inline } from '@data1522/design-system/Inline'
import type { EmptiedEmailPlace } from '@data1522/mocks/contract/email'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'

interface EmptyFolderProps {
  place: EmptiedEmailPlace
  /** How many mails lie there. */
  count: number
  onEmpty: (place: EmptiedEmailPlace) => void
}

/** Deletes all that lies in the trash or in spam, once that is confirmed. */
export function EmptyFolder({ place, count, onEmpty }: EmptyFolderProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const verb = text(`email.empty.${place}`)
  return (
    <Inline justify="end">
      <Button size="small" variant="plain" tone="danger" onPress={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text(`email.emptyTitle.${place}`)}
        confirmLabel={verb}
        cancelLabel={text('records.cancel')}
        tone="danger"
        onConfirm={() => onEmpty(place)}
      >
        {text('email.emptyText', { count })}
      </ConfirmDialog>
    </Inline>
  )
}
