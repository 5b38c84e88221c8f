import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { ThemeScope } from '@data1522/design-system/ThemeScope'

export const Example = () => (
  <ThemeScope theme="dark" density="compact">
    <Card>
      <Button>Dark, whatever is around</Button>
    </Card>
  </ThemeScope>
)
