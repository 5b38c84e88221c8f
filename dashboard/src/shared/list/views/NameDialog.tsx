import { returnFocusTo } from '@data1522/design-system/keepFocus'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Form } from '@data1522/design-system/Form'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import type { ListConfig } from '../list-config.ts'
import { savedViews } from './stored-views.ts'
import { type useViews, viewHref } from './useViews.ts'
import { tryToKeep } from './view-actions.ts'

/** What is named: a new view, or the one that is shown. */
export type NameTask = 'new' | 'rename'

interface NameDialogProps {
  task: NameTask
  isOpen: boolean
  config: ListConfig<never>
  state: ReturnType<typeof useViews>
  onClose: () => void
}

const form = 'view-name'
/** A tab with a longer name would push the others away. */
const longest = 40

/** Asks what a view shall be called, and keeps it. */
export function NameDialog({ task, isOpen, config, state, onClose }: NameDialogProps) {
  const text = useText()
  const navigate = useNavigate()
  const { views, current, search } = state
  const [name, setName] = useState(task === 'rename' ? current.label : '')
  const [isAsked, setAsked] = useState(false)
  const wanted = name.trim()
  const isTaken = views.some(
    ({ id, label }) => [id, label].includes(wanted) && !(task === 'rename' && id === current.id),
  )
  const nameError = !wanted ? text('views.nameMissing') : isTaken ? text('views.nameTaken') : undefined
  const submit = () => {
    setAsked(true)
    if (nameError) return
    const saved = savedViews(config.id)
    const next =
      task === 'rename'
        ? saved.map((view) => (view.name === current.id ? { ...view, name: wanted } : view))
        : [...saved, { name: wanted, search }]
    if (!tryToKeep(config.id, next, text)) return
    // The button that was pressed goes where nothing is left to save.
    returnFocusTo(() => document.querySelector('a[aria-current="true"]'))
    void navigate(viewHref(config.path, { id: wanted, search }))
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title={text(task === 'rename' ? 'records.viewRename' : 'records.viewSaveAs')}
      description={text('views.nameText')}
      footer={
        <>
          <Button onPress={onClose}>{text('records.cancel')}</Button>
          <Button type="submit" form={form} variant="solid" tone="primary">
            {text('records.save')}
          </Button>
        </>
      }
    >
      <Form id={form} label={text('views.name')} onSubmit={submit}>
        <TextField
          label={text('views.name')}
          value={name}
          onChange={setName}
          maxLength={longest}
          autoFocus
          errorMessage={isAsked ? nameError : undefined}
        />
      </Form>
    </Dialog>
  )
}
