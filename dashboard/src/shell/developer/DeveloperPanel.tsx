import { Button } from '@data1522/design-system/Button'
import { Drawer } from '@data1522/design-system/Drawer'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { apiBase } from '../../core/api/mock.ts'
import { useText } from '../../core/i18n/useText.ts'
import { DemoData } from './DemoData.tsx'
import { ScenarioFields } from './ScenarioFields.tsx'

interface DeveloperPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** Has the API simulate faults, and keeps, brings back or resets the demo data. */
export function DeveloperPanel({ isOpen, onClose }: DeveloperPanelProps) {
  const text = useText()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={text('developer.title')}
      description={text('developer.description')}
      footer={<Button onPress={onClose}>{text('developer.close')}</Button>}
    >
      {apiBase ? (
        <Text>{text('developer.server', { address: apiBase })}</Text>
      ) : (
        <Stack gap={32}>
          <ScenarioFields />
          <DemoData />
        </Stack>
      )}
    </Drawer>
  )
}
