import { Alert } from '@data1522/design-system/Alert'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** Says that the account was given up, and until when it can be kept. */
export function GivenUpNotice({ goneOn }: { goneOn: string }) {
  const text = useText()
  const { day } = useFormats()
  return (
    <Alert tone="info" isLive>
      {text('access.givenUp', { date: day(goneOn) })}
    </Alert>
  )
}
