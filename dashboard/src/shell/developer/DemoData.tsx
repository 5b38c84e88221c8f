import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { FileButton } from '@data1522/design-system/FileButton'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconDownload, IconRestore, IconUpload } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { ConfirmReset } from './ConfirmReset.tsx'
import { useDemoData } from './useDemoData.ts'

/** Everything that was changed in this browser: save it, bring it back, or begin again. */
export function DemoData() {
  const text = useText()
  const { problem, save, bringBack, reset } = useDemoData()
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap={16}>
      <Heading level={3}>{text('developer.data')}</Heading>
      <Text size="sm" ink="subtle">
        {text('developer.dataText')}
      </Text>
      {problem && (
        <Alert tone="danger" isLive title={text('developer.importFailed')}>
          {text(`developer.fault.${problem}`)}
        </Alert>
      )}
      <Inline gap={12}>
        <Button start={<Icon icon={IconDownload} size={18} />} onPress={save}>
          {text('developer.export')}
        </Button>
        <FileButton
          accept=".json,application/json"
          start={<Icon icon={IconUpload} size={18} />}
          onSelect={([file]) => void bringBack(file!)}
        >
          {text('developer.import')}
        </FileButton>
        <Button tone="danger" start={<Icon icon={IconRestore} size={18} />} onPress={() => setAsking(true)}>
          {text('developer.reset')}
        </Button>
      </Inline>
      <ConfirmReset isOpen={isAsking} onOpenChange={setAsking} reset={reset} />
    </Stack>
  )
}
