import { Button } from '@data1522/design-system/Button'
import { CallToAction } from '@data1522/design-system/CallToAction'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { useAtomValue } from 'jotai'
import { href } from 'react-router-dom'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoProblem } from '../hero/DemoProblem.tsx'
import { useDemo } from '../hero/useDemo.ts'

/** Invites to try the plan with the most in it. */
export function Trial() {
  const text = useText()
  const session = useAtomValue(sessionAtom)
  const demo = useDemo()
  const name = text('plans.company')
  return (
    <CallToAction
      title={text('pricing.trialTitle', { plan: name })}
      description={text('pricing.trialDescription', { plan: text('plans.basic') })}
      actions={
        session ? (
          <LinkButton
            href={href('/pages/account-settings/billing-plans')}
            variant="solid"
            tone="primary"
            size="large"
          >
            {text('pricing.toBilling')}
          </LinkButton>
        ) : (
          <Stack gap={16}>
            <Inline gap={12} justify="center">
              <LinkButton href={href('/register')} variant="solid" tone="primary" size="large">
                {text('pricing.startTrial')}
              </LinkButton>
              <Button
                size="large"
                isPending={demo.pending !== undefined}
                onPress={() => void demo.open('admin')}
              >
                {text('pricing.openDemo')}
              </Button>
            </Inline>
            <DemoProblem demo={demo} />
          </Stack>
        )
      }
    />
  )
}
