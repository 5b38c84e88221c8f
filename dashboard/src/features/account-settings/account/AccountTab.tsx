import { Columns } from '@data1522/design-system/Columns'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { preferences } from '../../../core/preferences/preferences.ts'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import type { SettingsTabProps } from '../AccountSettings.tsx'
import { SaveBar } from '../shared/SaveBar.tsx'
import { useAccountForm } from '../shared/useAccountForm.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { PictureCard } from './PictureCard.tsx'
import { type DetailsForm, detailsSchema } from './schema.ts'
import { useSaveDetails } from './useSaveDetails.ts'

/** Whom the account belongs to, and the way out. */
export function AccountTab({ settings }: SettingsTabProps) {
  const text = useText()
  const { account } = settings
  const save = useSaveDetails()
  const language = useAtomValue(preferences.language)
  const digits = useAtomValue(preferences.digits)
  const saved = useMemo(() => ({ ...account, language, digits }), [account, language, digits])
  const schema = useMemo(() => detailsSchema(text('postal.phoneWrong')), [text])
  const form = useAccountForm<DetailsForm>({
    schema,
    saved,
    draft: 'account-details',
    draftWithout: ['avatar'],
    onSave: save,
    successMessage: () => text('accountDetails.saved'),
  })
  const { isDirty } = useFormState({ control: form.hook.control })
  const letGo = () => {
    form.hook.reset()
    form.draft.drop()
  }
  return (
    <Columns side="end" sideWidth={357}>
      <SchemaForm form={form} label={text('accountDetails.form')} isGuarded={false}>
        <LeaveGuard isDirty={isDirty} onLeave={form.draft.drop} />
        <PictureCard form={form} />
        <DetailsCard form={form} />
        <SaveBar form={form} />
      </SchemaForm>
      <Stack gap="gap">
        <ExportCard />
        <DeleteCard email={account.email} onDeleted={letGo} />
      </Stack>
    </Columns>
  )
}
