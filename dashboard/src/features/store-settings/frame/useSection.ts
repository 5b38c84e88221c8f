import { toasts } from '@data1522/design-system/toasts'
import {
  type SchemaFormHandle,
  type SchemaFormOptions,
  type SubmitErrors,
  useSchemaForm,
} from '@data1522/design-system/useSchemaForm'
import type { StoreSettings } from '@data1522/mocks/contract/store-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form'
import { personKey } from '../../../core/storage/person-key.ts'
import { forSamePerson, samePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { storeSettingsKey, storeSettingsQuery } from '../../../entities/store/store-settings-query.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { carriedOver, takenBack } from '../../../core/mutations/taken-back.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import type { SectionName } from '../sections.ts'
import { saveSection } from './save-section.ts'

/** What each section is given. */
export interface SectionProps {
  settings: StoreSettings
  /** Told whether something was changed and not saved, and how that is let go. */
  onDirtyChange: (isDirty: boolean, letGo: () => void) => void
}

interface SectionOptions<Name extends SectionName, Values extends FieldValues> extends SectionProps {
  name: Name
  schema: SchemaFormOptions<Values, Values>['schema']
  /** What the form holds of the section. */
  read: (section: StoreSettings[Name]) => Values
  /** The section as the form has it. */
  write: (values: Values) => StoreSettings[Name]
}

/** The form of a section: it follows what is saved until something is changed, and sends the section as it is by then, with that change in it. */
export function useSection<Name extends SectionName, Values extends FieldValues>({
  name,
  settings,
  onDirtyChange,
  schema,
  read,
  write,
}: SectionOptions<Name, Values>): SchemaFormHandle<Values, Values> {
  const text = useText()
  const queries = useQueryClient()
  const saved = settings[name]
  // What the form has begun with: what others save meanwhile is not part of its changes.
  const begun = useRef(saved)

  const save = async (section: StoreSettings[Name]) => {
    const answer = await forSamePerson(saveSection[name](section))
    queries.setQueryData<StoreSettings>(storeSettingsKey, (all) => all && { ...all, [name]: answer })
    // The days of the dashboards are those of the store, and parcels leave from its locations, also those of a cart.
    for (const queryKey of [['dashboards'], ['checkout']]) void queries.invalidateQueries({ queryKey })
    return answer
  }
  const current = async () =>
    (await forSamePerson(queries.fetchQuery({ ...storeSettingsQuery(), staleTime: 0 })))[name]
  const takeBack = async (before: StoreSettings[Name], after: StoreSettings[Name]) => {
    const isSamePerson = samePerson()
    try {
      await save(takenBack(before, after, await current()))
    } catch (error) {
      if (!isSamePerson()) return
      toasts.show({
        tone: 'danger',
        title: () => text('records.failed'),
        description: () => failureText(error),
      })
    }
  }
  const form: SchemaFormHandle<Values, Values> = useSchemaForm<Values, Values>({
    schema,
    defaultValues: read(saved) as DefaultValues<Values>,
    draftKey: personKey(`draft-store-${name}`),
    onSubmit: async (values) => {
      let before: StoreSettings[Name]
      let after: StoreSettings[Name]
      try {
        before = await current()
        after = await save(carriedOver(write(read(begun.current)), write(values), before))
      } catch (error) {
        return validationErrors(error, text, [...form.labels.keys()]) as SubmitErrors<Values>
      }
      offerUndo({
        title: () =>
          text('storeSettings.saved', {
            section: text(`storeSettings.section.${name as SectionName}`),
          }),
        label: () => text('records.undo'),
        undo: () => takeBack(before, after),
      })
    },
  })

  const { isDirty } = useFormState({ control: form.hook.control })
  const { reset } = form.hook
  useEffect(() => {
    if (isDirty) return
    begun.current = saved
    reset(read(saved))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read changes with the section alone
  }, [saved, isDirty, reset])
  useEffect(() => {
    onDirtyChange(isDirty, form.draft.drop)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is told of a change, not of a new listener
  }, [isDirty])
  return form
}
