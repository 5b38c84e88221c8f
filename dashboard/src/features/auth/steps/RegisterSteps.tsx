import { IconCreditCard, IconLock, IconUser, IconUserCheck } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Wizard } from '@data1522/design-system/Wizard'
import { useText } from '../../../core/i18n/useText.ts'
import { AuthHead } from '../ui/AuthHead.tsx'
import { AuthPanes } from '../ui/AuthPanes.tsx'
import { DemoNote } from '../ui/DemoNote.tsx'
import { AuthResult } from '../ui/AuthResult.tsx'
import { useAuthRoute } from '../ui/useAuthRoute.ts'
import { AccountStep } from './AccountStep.tsx'
import { PersonalStep } from './PersonalStep.tsx'
import { PlanStep } from './PlanStep.tsx'
import { useRegistration } from './useRegistration.ts'

/** A new account in three steps: how one signs in, who one is, what one pays. */
export function RegisterSteps() {
  const text = useText()
  const { addressOf, onward } = useAuthRoute()
  const { form, step, goToStep, registration } = useRegistration()
  if (registration)
    return (
      <AuthPanes>
        <AuthResult
          icon={IconUserCheck}
          title={text('authSteps.doneTitle')}
          description={text('authSteps.doneDescription', {
            name: registration.firstName,
            plan: text(`authSteps.plan.${registration.plan}`),
          })}
          note={text('authSteps.doneDemo')}
        >
          <LinkButton href={onward} variant="solid" tone="primary" size="large" isBlock>
            {text('authForms.continue')}
          </LinkButton>
        </AuthResult>
      </AuthPanes>
    )
  return (
    <AuthPanes contentWidth="wide">
      <Stack gap={24}>
        <AuthHead title={text('authForms.createTitle')}>{text('authSteps.description')}</AuthHead>
        <DemoNote>{text('authForms.notSent')}</DemoNote>
        <Wizard
          form={form}
          label={text('authSteps.steps')}
          variant="apart"
          currentId={step}
          onStepChange={goToStep}
          submitLabel={text('authSteps.create')}
          steps={[
            {
              id: 'account',
              label: text('authSteps.account'),
              description: text('authSteps.accountDescription'),
              icon: IconLock,
              fields: ['username', 'email', 'password', 'repeated', 'website'],
              content: <AccountStep form={form} />,
            },
            {
              id: 'personal',
              label: text('authSteps.personal'),
              description: text('authSteps.personalDescription'),
              icon: IconUser,
              fields: [
                'firstName',
                'lastName',
                'phone',
                'country',
                'address',
                'addressMore',
                'city',
                'postalCode',
              ],
              content: <PersonalStep form={form} />,
            },
            {
              id: 'plan',
              label: text('authSteps.plan'),
              description: text('authSteps.planDescription'),
              icon: IconCreditCard,
              fields: ['plan', 'card'],
              content: <PlanStep form={form} />,
            },
          ]}
        />
        <Text isCentered ink="muted">
          {text('authForms.haveAccount')} <Link href={addressOf('login')}>{text('auth.signIn')}</Link>
        </Text>
      </Stack>
    </AuthPanes>
  )
}
