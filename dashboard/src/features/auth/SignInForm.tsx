import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { Form } from '@data1522/design-system/Form'
import { Heading } from '@data1522/design-system/Heading'
import { Link } from '@data1522/design-system/Link'
import { PasswordField } from '@data1522/design-system/PasswordField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { givenUpAtom } from '../../core/auth/given-up.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useFailureText } from '../../core/errors/failure-text.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { useAuthRoute } from './ui/useAuthRoute.ts'
import { useSignIn } from './useSignIn.ts'

const SignInCode = lazy(async () => ({ default: (await import('./SignInCode.tsx')).SignInCode }))
const GivenUpNotice = lazy(async () => ({ default: (await import('./GivenUpNotice.tsx')).GivenUpNotice }))

const OtherWays = lazy(async () => ({ default: (await import('./ui/OtherWays.tsx')).OtherWays }))

/** Their height, so that nothing moves when they come. */
const OTHER_WAYS = 116

/** E-mail and password, with the demo's accounts at hand, and the other ways in. */
export function SignInForm() {
  const text = useText()
  const { addressOf } = useAuthRoute()
  const failureTextOf = useFailureText()
  const { values, change, problems, failure, isPending, submit, emailRef, passwordRef, ...code } = useSignIn()
  const store = useStore()
  const [goneOn] = useState(() => store.get(givenUpAtom))
  // It is said here once, to whoever was led here.
  useEffect(() => store.set(givenUpAtom, undefined), [store])
  if (code.isCodeAsked)
    return (
      <Suspense>
        <SignInCode check={code.submitCode} onBack={code.leaveCode} />
      </Suspense>
    )
  return (
    <>
      <DocumentTitle title={text('auth.signIn')} />
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={1} size="large" isFocusTarget>
            {text('auth.welcome')}
          </Heading>
          <Text ink="muted">{text('auth.welcomeDescription')}</Text>
        </Stack>
        {goneOn !== undefined && (
          <Suspense>
            <GivenUpNotice goneOn={goneOn} />
          </Suspense>
        )}
        <DemoAccounts onChoose={(account) => change({ ...values, ...account })} />
        {failure !== null && (
          <Alert tone="danger" isLive>
            {failureTextOf(failure)}
          </Alert>
        )}
        <Form label={text('auth.signIn')} onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              ref={emailRef}
              label={text('auth.email')}
              type="email"
              name="email"
              autoComplete="username"
              size="large"
              isRequired
              value={values.email}
              onChange={(email) => change({ ...values, email })}
              errorMessage={problems.email}
            />
            <PasswordField
              ref={passwordRef}
              label={text('auth.password')}
              name="password"
              autoComplete="current-password"
              size="large"
              isRequired
              labelEnd={<Link href={addressOf('forgot-password')}>{text('auth.forgot')}</Link>}
              value={values.password}
              onChange={(password) => change({ ...values, password })}
              errorMessage={problems.password}
            />
            <Checkbox
              isSelected={values.isRemembered}
              onChange={(isRemembered) => change({ ...values, isRemembered })}
            >
              {text('auth.remember')}
            </Checkbox>
            <Button type="submit" variant="solid" tone="primary" size="large" isBlock isPending={isPending}>
              {text('auth.signIn')}
            </Button>
          </Stack>
        </Form>
        <Text isCentered ink="muted">
          {text('auth.newHere')} <Link href={addressOf('register')}>{text('auth.createAccount')}</Link>
        </Text>
        <Suspense fallback={<Skeleton shape="block" height={OTHER_WAYS} />}>
          <OtherWays isRemembered={values.isRemembered} />
        </Suspense>
      </Stack>
    </>
  )
}
