import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { href, useLocation } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoProblem } from './DemoProblem.tsx'
import type { useDemo } from './useDemo.ts'

/** The other ways in of a visitor, who keeps where they were going, and what went wrong with the demo. */
export function OtherWays({ demo }: { demo: ReturnType<typeof useDemo> }) {
  const text = useText()
  const { search } = useLocation()
  return (
    <Stack gap={12}>
      <DemoProblem demo={demo} />
      <Inline gap={4} justify="center">
        {text('landing.noAccount')}
        <Button
          variant="plain"
          tone="primary"
          size="small"
          isPending={demo.pending === 'client'}
          onPress={() => void demo.open('client')}
        >
          {text('landing.asClient')}
        </Button>
        <LinkButton href={href('/register') + search} variant="plain" tone="primary" size="small">
          {text('landing.createAccount')}
        </LinkButton>
      </Inline>
    </Stack>
  )
}
