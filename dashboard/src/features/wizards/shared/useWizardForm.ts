import {
  type SchemaFormHandle,
  type SchemaFormOptions,
  useSchemaForm,
} from '@data1522/design-system/useSchemaForm'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { isUnsure } from '../../../core/errors/failure-text.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { useWayBack } from '../../../core/router/useWayBack.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface WizardFormOptions<Values extends FieldValues, Output, Answer> {
  /** The name of the draft in this browser. */
  name: string
  /** The steps in order, each with its fields. */
  steps: Readonly<Record<string, readonly (keyof Values & string)[]>>
  schema: SchemaFormOptions<Values, Output>['schema']
  defaultValues: Values
  /** Sends the values; the form shows the error that it throws and keeps the input. */
  send: (values: Output) => Promise<Answer>
  /** Messages for fields that the server rejects, by the names of the fields. */
  serverMessages?: Readonly<Record<string, string>>
  /** The fields for values that are sent under other names, by those names. */
  askedBy?: Readonly<Record<string, keyof Values & string>>
}

/** The values that were filled in since the form was empty; an undo must not discard them. */
const changedSince = <Values extends FieldValues>(values: Values, empty: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])),
  )

/** A form in steps, resumed from its draft, with its step in the address and the server's answer. */
export function useWizardForm<Values extends FieldValues, Output, Answer>({
  name,
  steps,
  schema,
  defaultValues,
  send,
  serverMessages,
  askedBy = {},
}: WizardFormOptions<Values, Output, Answer>) {
  const text = useText()
  const [answer, setAnswer] = useState<Answer>()
  useWayBack(answer !== undefined)
  const stepIds = Object.keys(steps)
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
        if (isUnsure(error)) return { form: text('wizard.unsure') } as Record<never, string>
        const names = [...Object.keys(defaultValues), ...Object.keys(askedBy)]
        const errors = Object.entries(validationErrors(error, text, names, serverMessages))
        return Object.fromEntries(errors.map(([name, words]) => [askedBy[name] ?? name, words])) as Record<
          never,
          string
        >
      }
    },
  })
  const { hook, draft } = form
  // An address may skip steps: go back to the first skipped step that has an invalid field.
  const turnBack = useEffectEvent(async () => {
    const wrong = await form.wrongNames()
    const answered = changedSince(hook.getValues(), defaultValues)
    const isSkipped = (id: string) =>
      !steps[id]!.some((field) => field in answered) && steps[id]!.some((field) => wrong.includes(field))
    const before = step ? stepIds.slice(0, stepIds.indexOf(step)) : []
    const first = before.find(isSkipped)
    if (!first) return
    // A step that was not visited yet shows no errors.
    hook.clearErrors()
    setAddress({ step: first === stepIds[0] ? null : first }, { isReplacing: true })
  })
  const { isKnown } = draft
  useEffect(() => {
    if (isKnown) void turnBack()
  }, [isKnown])
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
    /** Clears the form and offers undo. */
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
