import { Card } from '@data1522/design-system/Card'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../core/i18n/useText.ts'
import { orders } from '../orders.ts'
import { useReadColumns } from './useReadColumns.ts'

const some = orders.slice(0, 3)

/** The same table in both themes, whatever that of the page is. */
export function Theme() {
  const text = useText()
  const columns = useReadColumns()

  return (
    <Stack gap={16}>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemeScope key={theme} theme={theme}>
          <Card padding={0} isClipped>
            <SimpleTable
              caption={text(`tables.theme.${theme}`)}
              isCaptionHidden
              columns={columns}
              rows={some}
              rowId={(order) => order.number}
              isStriped
              isFlush
            />
          </Card>
        </ThemeScope>
      ))}
    </Stack>
  )
}
