import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { useText } from '../../../../core/i18n/useText.ts'

/** How far something has come; large ones say it inside. */
export function Value() {
  const text = useText()

  return (
    <Inline gap={24}>
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} />
      <ProgressCircular label={text('progressCircularDemos.storage')} value={68} size="large" isValueShown />
    </Inline>
  )
}
