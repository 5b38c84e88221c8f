import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Dialog } from '@data1522/design-system/Dialog'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { ExampleProps } from './examples.ts'
import { useControlledState } from './kept.ts'

/** Asks before a project is put away, says in a second dialog what came of the answer, and brings it back. */
export function ConfirmArchive({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const { isArchived, setArchived } = useControlledState()
  const [answer, setAnswer] = useState<'done' | 'kept' | 'back' | undefined>(isArchived ? 'done' : undefined)
  const values = { project: text('dialogExamples.project') }
  const outcome = answer ?? 'kept'
  const give = (next: 'done' | 'back') => {
    setArchived(next === 'done')
    setAnswer(next)
  }
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && !answer}
        onOpenChange={(isAsking) => !isAsking && setAnswer((given) => given ?? 'kept')}
        title={text('dialogExamples.confirm.question', values)}
        confirmLabel={text('dialogExamples.confirm.do')}
        cancelLabel={text('dialogExamples.confirm.keep')}
        onConfirm={() => give('done')}
      >
        {text('dialogExamples.confirm.means')}
      </ConfirmDialog>
      <Dialog
        isOpen={isOpen && answer !== undefined}
        onOpenChange={onClose}
        size="small"
        title={text(`dialogExamples.confirm.${outcome}`, values)}
        footer={
          <>
            {outcome === 'done' && (
              <Button onPress={() => give('back')}>{text('dialogExamples.confirm.bringBack')}</Button>
            )}
            <Button variant="solid" tone="primary" onPress={onClose}>
              {text('dialogExamples.close')}
            </Button>
          </>
        }
      >
        <Text ink="muted">{text(`dialogExamples.confirm.${outcome}Text`)}</Text>
      </Dialog>
    </>
  )
}
