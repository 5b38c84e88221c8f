import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Scope } from '../events/edit.ts'
import type { AskedScope } from '../events/useEventActions.ts'

const scopes = ['this', 'following', 'all'] as const satisfies readonly Scope[]

/** Asks which times of an event that repeats a change is for. */
export function ScopeDialog({ asked }: { asked: AskedScope | null }) {
  const text = useText()
  const [scope, setScope] = useState<Scope>('this')
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) {
    setLast(asked)
    setScope('this')
  }
  const shown = asked ?? last
  const isDeletion = shown?.kind === 'delete'
  return (
    <Dialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && asked?.answer(null)}
      title={text(isDeletion ? 'calendar.scope.delete' : 'calendar.scope.change', {
        title: shown?.title ?? '',
      })}
      size="small"
      footer={
        <>
          <Button onPress={() => asked?.answer(null)}>{text('records.cancel')}</Button>
          <Button
            variant="solid"
            tone={isDeletion ? 'danger' : 'primary'}
            onPress={() => asked?.answer(scope)}
          >
            {text(isDeletion ? 'calendar.delete' : 'calendar.save')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={text('calendar.scope')}
        value={scope}
        onChange={(value) => setScope(value as Scope)}
        options={scopes.map((id) => ({ id, label: text(`calendar.scope.${id}`) }))}
      />
    </Dialog>
  )
}
