import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { OpenDashboard } from '../../shared/page-controls/OpenDashboard.tsx'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { workEndAfter } from './dates.ts'
import { useNow } from './useNow.ts'
import { WorkSteps } from './WorkSteps.tsx'

const minute = 60 * 1000

/** What is being worked on, when it ends, and whether it has. */
export function UnderMaintenance() {
  const text = useText()
  const { formatTime, formatRelativeTime } = useIntl()
  const now = useNow(minute / 4)
  const [end] = useState(() => workEndAfter(now))
  const [checkedAt, setCheckedAt] = useState<number>()
  const isOver = now >= end.getTime()
  const minutesLeft = Math.ceil((end.getTime() - (checkedAt ?? now)) / minute)
  if (isOver)
    return (
      <ErrorPage
        name={text('titles.underMaintenance')}
        title={text('statusPages.done')}
        description={text('statusPages.doneDescription')}
        illustration="launch"
        actions={<OpenDashboard>{text('statusPages.goOn')}</OpenDashboard>}
      />
    )
  return (
    <ErrorPage
      name={text('titles.underMaintenance')}
      title={text('statusPages.maintenance', { time: formatTime(end) })}
      description={text('statusPages.maintenanceDescription')}
      illustration="repair"
      actions={
        <>
          <Button variant="solid" tone="primary" size="large" onPress={() => setCheckedAt(Date.now())}>
            {text('statusPages.check')}
          </Button>
          <LinkButton href="/" size="large">
            {text('statusPages.home')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={16}>
        {checkedAt !== undefined && (
          <Alert tone="neutral" isLive>
            {text('statusPages.notYet', {
              time: formatTime(checkedAt, { timeStyle: 'medium' }),
              left: formatRelativeTime(minutesLeft, 'minute'),
            })}
          </Alert>
        )}
        <WorkSteps />
      </Stack>
    </ErrorPage>
  )
}
