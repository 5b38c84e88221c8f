import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconWifiOff } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { PageNotice } from './PageNotice.tsx'

export const examples: Examples = {
  PageNotice: (probe, words) => (
    <PageNotice
      {...probe}
      tone="warning"
      icon={IconWifiOff}
      actions={
        <>
          <Button size="small">{words || 'Reload'}</Button>
          <Button size="small" variant="plain">
            {words || 'Later'}
          </Button>
        </>
      }
    >
      {words}
    </PageNotice>
  ),
}
