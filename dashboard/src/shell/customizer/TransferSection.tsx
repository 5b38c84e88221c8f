import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { FileButton } from '@data1522/design-system/FileButton'
import { Icon } from '@data1522/design-system/Icon'
import { IconCopy, IconDownload, IconUpload } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../core/i18n/useText.ts'
import type { FileProblem } from './file.ts'
import { Section } from './Section.tsx'
import { useTransfer } from './useTransfer.ts'

const MOST_SHOWN = 5

/** Takes the preferences to another browser. */
export function TransferSection() {
  const text = useText()
  const { problems, save, copy, bringBack } = useTransfer()
  const isWhole = problems.some(({ is }) => is === 'foreign' || is === 'version')
  return (
    <Section title={text('customizer.transfer')}>
      <Text size="sm" ink="subtle">
        {text('customizer.transferText')}
      </Text>
      {problems.length > 0 && (
        <Alert
          tone={isWhole ? 'danger' : 'warning'}
          isLive
          title={text(isWhole ? 'customizer.refused' : 'customizer.notAll')}
        >
          <Stack as="ul" gap={4}>
            {problems.slice(0, MOST_SHOWN).map((problem, index) => (
              <Stack key={index} as="li" gap={0}>
                <Text size="sm">
                  <ProblemText problem={problem} />
                </Text>
              </Stack>
            ))}
            {problems.length > MOST_SHOWN && (
              <Stack as="li" gap={0}>
                <Text size="sm">
                  {text('customizer.moreFaults', { count: problems.length - MOST_SHOWN })}
                </Text>
              </Stack>
            )}
          </Stack>
        </Alert>
      )}
      <Inline gap={8}>
        <Button start={<Icon icon={IconDownload} size={18} />} onPress={save}>
          {text('customizer.export')}
        </Button>
        <FileButton
          accept=".json,application/json"
          start={<Icon icon={IconUpload} size={18} />}
          onSelect={([file]) => void bringBack(file!)}
        >
          {text('customizer.import')}
        </FileButton>
        <Button start={<Icon icon={IconCopy} size={18} />} onPress={copy}>
          {text('customizer.copy')}
        </Button>
      </Inline>
    </Section>
  )
}

/** What is wrong, in words. */
function ProblemText({ problem }: { problem: FileProblem }) {
  const text = useText()
  if (problem.is === 'foreign') return text('customizer.fault.foreign')
  if (problem.is === 'version') return text('customizer.fault.version', { version: problem.version })
  if (problem.is === 'unknown') return text('customizer.fault.unknown', { name: problem.name })
  return text('customizer.fault.value', {
    setting: text(`customizer.of.${problem.name}`),
    value: problem.value,
  })
}
