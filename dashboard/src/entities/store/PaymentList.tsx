import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import { PaymentLogo } from './PaymentLogo.tsx'

interface PaymentRow {
  id: number
  name: string
  logo: string
  isActive: boolean
}

interface PaymentListProps<Row extends PaymentRow> {
  /** What it lists: its name. */
  label: string
  rows: readonly Row[]
  /** A line on each. */
  detailOf: (row: Row) => string | undefined
  /** Called with a row that was turned on or off. */
  onChange: (row: Row) => void
}

/** Who takes money, or by which means, each on or off. */
export const PaymentList = <Row extends PaymentRow>({
  label,
  rows,
  detailOf,
  onChange,
}: PaymentListProps<Row>) => (
  <List aria-label={label}>
    {rows.map((row) => (
      <ListItem
        key={row.id}
        title={row.name}
        detail={detailOf(row)}
        start={<PaymentLogo src={row.logo} />}
        actions={
          <Switch
            aria-label={row.name}
            isSelected={row.isActive}
            onChange={(isActive) => onChange({ ...row, isActive })}
          />
        }
      />
    ))}
  </List>
)
