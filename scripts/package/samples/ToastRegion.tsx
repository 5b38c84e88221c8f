import { Button } from '@data1522/design-system/Button'
import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { toasts } from '@data1522/design-system/toasts'

export const Example = () => (
  <>
    <Button onPress={() => toasts.show({ tone: 'success', title: 'The order is archived' })}>Archive</Button>
    <ToastRegion label="Messages" />
  </>
)
