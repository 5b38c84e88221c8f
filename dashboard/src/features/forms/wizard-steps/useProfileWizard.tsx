import { IconHome, IconLock, IconShare, IconUser, IconListCheck } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { AccountStep } from './AccountStep.tsx'
import { AddressStep } from './AddressStep.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import {
  noAnswers,
  type Profile,
  type ProfileForm,
  profileSchema,
  type ProfileStep,
  stepFields,
} from './profile.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { SocialStep } from './SocialStep.tsx'

const steps = {
  account: { icon: IconLock, Content: AccountStep },
  personal: { icon: IconUser, Content: PersonalStep },
  address: { icon: IconHome, Content: AddressStep },
  social: { icon: IconShare, Content: SocialStep },
  review: { icon: IconListCheck, Content: ReviewStep },
} as const
const ids = Object.keys(steps) as ProfileStep[]

interface ProfileWizardOptions {
  /** The step on show at first. @default 'account' */
  startAt?: ProfileStep
  /** What is answered already. @default nothing */
  answers?: Profile
  /** Marks the steps by pictures in place of numbers. @default false */
  hasIcons?: boolean
}

/** A wizard that registers a person in five steps, and begins again once that is done. */
export function useProfileWizard({
  startAt = 'account',
  answers = noAnswers,
  hasIcons = false,
}: ProfileWizardOptions = {}) {
  const text = useText()
  const [currentId, setCurrentId] = useState<string>(startAt)
  const form: ProfileForm = useSchemaForm<Profile, Profile>({
    schema: profileSchema,
    defaultValues: answers,
    onSubmit: ({ firstName, lastName, email }) => {
      const name = `${firstName} ${lastName}`
      toasts.show({
        tone: 'success',
        title: text('formWizardDemos.registered', { name }),
        description: email,
      })
      setCurrentId('account')
    },
  })
  // What was sent counts as saved; the next one begins with nothing.
  async function submit() {
    const isSent = await form.submit()
    if (isSent) form.hook.reset(noAnswers)
    return isSent
  }
  const whole: ProfileForm = { ...form, submit }
  return {
    form: whole,
    currentId,
    onStepChange: setCurrentId,
    submitLabel: text('formWizardDemos.register'),
    headingLevel: 3,
    steps: ids.map((id) => {
      const { icon, Content } = steps[id]
      return {
        id,
        label: text(`formWizardDemos.step.${id}`),
        description: text(`formWizardDemos.step.${id}Text`),
        icon: hasIcons ? icon : undefined,
        fields: stepFields[id],
        content: () => <Content form={form} />,
      }
    }),
  } as const
}
