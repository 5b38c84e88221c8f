import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'
import { newReport } from '../../core/errors/error-report.ts'
import { ErrorReportBox } from '../../shared/errors/ErrorReportBox.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useServerRetry } from './useServerRetry.ts'

/** Shown when the server failed: what is safe, another try, and what support needs to know. */
export function ServerError() {
  const text = useText()
  const { formatTime } = useIntl()
  const { pathname } = useLocation()
  const [report] = useState(() => newReport(pathname))
  const { retry, isPending, failedAt } = useServerRetry()
  return (
    <ErrorPage
      code={500}
      name={text('titles.serverError')}
      title={text('statusPages.serverError')}
      description={text('statusPages.serverErrorDescription')}
      illustration="error"
      actions={
        <>
          <Button
            variant="solid"
            tone="primary"
            size="large"
            isPending={isPending}
            onPress={() => void retry()}
          >
            {text('statusPages.retry')}
          </Button>
          <LinkButton href="/" size="large">
            {text('statusPages.home')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={16}>
        {failedAt !== undefined && (
          <Alert tone="neutral" isLive>
            {text('statusPages.stillDown', { time: formatTime(failedAt, { timeStyle: 'medium' }) })}
          </Alert>
        )}
        <ErrorReportBox report={report} />
      </Stack>
    </ErrorPage>
  )
}
