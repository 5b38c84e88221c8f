import { Icon } from '@data1522/design-system/Icon'
import { IconGift } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Text } from '@data1522/design-system/Text'
import { BILLING_PERIODS } from '@data1522/mocks/contract/account-settings'
import { useText } from '../../core/i18n/useText.ts'
import type { Cycle } from './plan-address.ts'

interface CycleSwitchProps {
  cycle: Cycle
  onChange: (cycle: Cycle) => void
}

/** Whether the prices are those of a month or of a year. */
export function CycleSwitch({ cycle, onChange }: CycleSwitchProps) {
  const text = useText()
  return (
    <Inline gap={16} justify="center">
      <SegmentedControl
        label={text('plans.cycle')}
        isLabelHidden
        options={BILLING_PERIODS.map((id) => ({ id, label: text(`plans.${id}`) }))}
        value={cycle}
        onChange={onChange}
      />
      <Text size="sm" weight="semibold" tone="success">
        <Inline as="span" gap={6}>
          <Icon icon={IconGift} size={16} />
          {text('plans.monthsFree')}
        </Inline>
      </Text>
    </Inline>
  )
}
