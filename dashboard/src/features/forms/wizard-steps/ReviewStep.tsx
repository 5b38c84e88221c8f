import { WizardReview } from '@data1522/design-system/WizardReview'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProfileForm } from './profile.ts'
import { useSpokenLanguages } from './useSpokenLanguages.ts'

/** All that was answered, with the way back to each step. */
export function ReviewStep({ form }: { form: ProfileForm }) {
  const text = useText()
  const { nameOf: languageOf } = useSpokenLanguages()
  const { nameOf: countryOf } = useCountries()
  const { password, language, country, website, linkedIn, github, x, ...rest } = form.hook.getValues()
  const said = (name: keyof typeof rest) => ({
    term: text(`formWizardDemos.${name}`),
    description: rest[name],
  })
  return (
    <WizardReview
      parts={[
        {
          stepId: 'account',
          answers: [
            said('username'),
            said('email'),
            {
              term: text('formWizardDemos.password'),
              description: password && text('formWizardDemos.passwordHidden'),
            },
          ],
        },
        {
          stepId: 'personal',
          answers: [
            said('firstName'),
            said('lastName'),
            said('phone'),
            { term: text('formWizardDemos.language'), description: language && languageOf(language) },
          ],
        },
        {
          stepId: 'address',
          answers: [
            said('street'),
            said('postCode'),
            said('city'),
            { term: text('formWizardDemos.country'), description: country && countryOf(country) },
          ],
        },
        {
          stepId: 'social',
          answers: [
            { term: text('formWizardDemos.website'), description: website },
            { term: 'LinkedIn', description: linkedIn },
            { term: 'GitHub', description: github },
            { term: 'X', description: x },
          ],
        },
      ]}
    />
  )
}
