import {
  type SchemaFormHandle,
  type SchemaFormOptions,
  useSchemaForm,
} from '@data1522/design-system/useSchemaForm'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface WizardFormOptions<Values extends FieldValues, Output, Answer> {
  /** What the draft is called in this browser. */
  name: string
  /** The ids of the steps, in order. */
  stepIds: readonly string[]
  schema: SchemaFormOptions<Values, Output>['schema']
  defaultValues: Values
  /** Sends what was answered; what it throws is said in the form, and loses nothing. */
  send: (values: Output) => Promise<Answer>
  /** What the form says of fields that the server refuses, by their names. */
  refusals?: Readonly<Record<string, string>>
}

/** What was answered since the form was empty, which an undo must not take away. */
const changedSince = <Values extends FieldValues>(values: Values, empty: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])),
  )

/** A form in steps that is resumed where it was left, its step in the address, and what came of it. */
export function useWizardForm<Values extends FieldValues, Output, Answer>({
  name,
  stepIds,
  schema,
  defaultValues,
  send,
  refusals,
}: WizardFormOptions<Values, Output, Answer>) {
  const text = useText()
  const [answer, setAnswer] = useState<Answer>()
  const [{ step }, setAddress] = useAddressState({ step: choice(stepIds) })
  const form: SchemaFormHandle<Values, Output> = useSchemaForm<Values, Output>({
    schema,
    defaultValues: defaultValues as DefaultValues<Values>,
    draftKey: personKey(`draft-${name}`),
    isDraftResumed: true,
    onSubmit: async (values) => {
      try {
        const published = await send(values)
        setAddress({ step: null }, { isReplacing: true })
        setAnswer(published)
      } catch (error) {
        return validationErrors(error, text, Object.keys(defaultValues), refusals) as Record<never, string>
      }
    },
  })
  const { hook, draft } = form
  const goToStep = (id: string) => setAddress({ step: id === stepIds[0] ? null : id })
  const startAfresh = () => {
    hook.reset(defaultValues)
    draft.drop()
    setAnswer(undefined)
    setAddress({ step: null }, { isReplacing: true })
  }
  return {
    form,
    step: step ?? stepIds[0]!,
    goToStep,
    answer,
    startAfresh,
    /** Empties the form, and offers to take that back. */
    startOver: () => {
      const before = structuredClone(hook.getValues())
      startAfresh()
      offerUndo({
        title: () => text('wizard.emptied'),
        label: () => text('records.undo'),
        undo: () => draft.bringBack({ ...before, ...changedSince(hook.getValues(), defaultValues) }),
      })
    },
  }
}
