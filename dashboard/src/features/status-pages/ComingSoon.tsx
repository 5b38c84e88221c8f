import { Card } from '@data1522/design-system/Card'
import { Countdown } from '@data1522/design-system/Countdown'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { appTitle } from '../../core/brand.ts'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { registrationAfter } from './dates.ts'
import { NotifyForm } from './NotifyForm.tsx'

/** What opens, when, and who wants to hear of it. */
export function ComingSoon() {
  const text = useText()
  const { formatDate } = useIntl()
  const [opensAt] = useState(() => registrationAfter(Date.now()))
  const [isOpen, setOpen] = useState(false)
  const date = formatDate(opensAt, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const home = (
    <LinkButton href="/" variant={isOpen ? 'solid' : 'outlined'} tone={isOpen ? 'primary' : 'neutral'}>
      {text('statusPages.home')}
    </LinkButton>
  )
  return (
    <ErrorPage
      name={text('titles.comingSoon')}
      title={text(isOpen ? 'statusPages.opened' : 'statusPages.soon')}
      description={text(isOpen ? 'statusPages.openedDescription' : 'statusPages.soonDescription', {
        product: appTitle,
        date,
      })}
      illustration="launch"
      actions={isOpen && home}
    >
      {!isOpen && (
        <Stack gap={16}>
          <Countdown until={opensAt} label={text('statusPages.untilOpening')} onEnd={() => setOpen(true)} />
          <Card>
            <NotifyForm />
          </Card>
          <Inline justify="center">{home}</Inline>
        </Stack>
      )}
    </ErrorPage>
  )
}
