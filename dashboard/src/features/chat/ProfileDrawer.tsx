import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Switch } from '@data1522/design-system/Switch'
import { TextArea } from '@data1522/design-system/TextArea'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { CHAT_STATUSES, type ChatProfile } from '@data1522/mocks/contract/chat'
import { z } from '@data1522/mocks/contract/zod'
import { useSignOut } from '../../core/auth/useSignOut.ts'
import { validationErrors } from '../../core/errors/validation-errors.ts'
import { useText } from '../../core/i18n/useText.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { useChatChanges } from '../../entities/chat/useChatChanges.ts'
import { FormDrawer } from '../../shared/forms/FormDrawer.tsx'
import { onlyChanged } from '../../shared/forms/only-changed.ts'

interface ProfileDrawerProps {
  isOpen: boolean
  onClose: () => void
  profile: ChatProfile
}

const schema = z.object({
  about: z.string().check(z.trim(), z.maxLength(500)),
  status: z.enum(CHAT_STATUSES),
  isNotificationsOn: z.boolean(),
  isTwoStepAuthVerificationEnabled: z.boolean(),
})

/** A draft of a text is work; a switch is quickly set again, and nobody may think that it was. */
const NOT_KEPT = ['status', 'isNotificationsOn', 'isTwoStepAuthVerificationEnabled'] as const

/** What others see of oneself in the chat, and what it may do. */
export function ProfileDrawer({ isOpen, onClose, profile }: ProfileDrawerProps) {
  const text = useText()
  const signOut = useSignOut()
  const changes = useChatChanges()
  const form = useSchemaForm({
    schema,
    draftKey: personKey('draft-chat-profile'),
    draftWithout: NOT_KEPT,
    isDraftResumed: true,
    defaultValues: { about: profile.about, status: profile.status, ...profile.settings },
    onSubmit: async ({ about, status, ...settings }, changed) => {
      const set = onlyChanged(settings, changed)
      const isSet = Object.keys(set).length > 0
      try {
        await changes.editProfile(profile, {
          ...onlyChanged({ about, status }, changed),
          ...(isSet && { settings: { ...profile.settings, ...set } }),
        })
        onClose()
      } catch (error) {
        return validationErrors(error, text, Object.keys(schema.shape))
      }
    },
  })
  const setting = (name: 'isNotificationsOn' | 'isTwoStepAuthVerificationEnabled', label: string) => (
    <FormField form={form} name={name} label={label}>
      {({ value, onChange, label: words, ref, name: field }) => (
        <Switch ref={ref} name={field} isBlock labelPlacement="start" isSelected={value} onChange={onChange}>
          {words}
        </Switch>
      )}
    </FormField>
  )
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={profile.fullName}
      description={profile.role}
      submitLabel={text('chat.save')}
      keptFields={['about']}
    >
      <FormField form={form} name="about" label={text('chat.about')} isRequired={false}>
        {(field) => <TextArea {...field} maxLength={500} />}
      </FormField>
      <FormField form={form} name="status" label={text('chat.status')} isRequired={false}>
        {(field) => (
          <RadioGroup
            {...field}
            options={CHAT_STATUSES.map((id) => ({ id, label: text(`chat.status.${id}`) }))}
          />
        )}
      </FormField>
      {setting('isNotificationsOn', text('chat.notifications'))}
      {setting('isTwoStepAuthVerificationEnabled', text('chat.twoStep'))}
      <Button onPress={signOut}>{text('chat.signOut')}</Button>
    </FormDrawer>
  )
}
