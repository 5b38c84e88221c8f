import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'

export const Example = () => (
  <Button tone="primary" variant="solid" start={<Icon icon={IconPlus} />} onPress={() => undefined}>
    Add an order
  </Button>
)
