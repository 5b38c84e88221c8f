import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconFlask } from '@data1522/design-system/icons'
import { useAtomValue } from 'jotai'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { useText } from '../../core/i18n/useText.ts'

/** Reminds that the API simulates faults; leads to where that ends. */
export function ScenarioButton({ onPress }: { onPress: () => void }) {
  const text = useText()
  const scenario = useAtomValue(scenarioAtom)
  return (
    <Button
      tone="warning"
      variant="soft"
      size="small"
      start={<Icon icon={IconFlask} size={16} />}
      aria-label={text('developer.simulatingOpen', { scenario })}
      onPress={onPress}
    >
      {text('developer.simulating')}
    </Button>
  )
}
