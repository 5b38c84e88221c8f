import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { useText } from '../../../../core/i18n/useText.ts'

/** One tone for each meaning. */
export function Colors() {
  const text = useText()

  return (
    <Inline gap={24}>
      <ProgressCircular label={text('progressCircularDemos.upload')} value={40} tone="primary" />
      <ProgressCircular label={text('progressCircularDemos.done')} value={92} tone="success" />
      <ProgressCircular label={text('progressCircularDemos.storage')} value={68} tone="warning" />
      <ProgressCircular label={text('progressCircularDemos.quota')} value={97} tone="danger" />
      <ProgressCircular label={text('progressCircularDemos.course')} value={55} tone="info" />
    </Inline>
  )
}
