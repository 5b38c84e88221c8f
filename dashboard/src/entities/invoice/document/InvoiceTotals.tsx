import { Box } from '@data1522/design-system/Box'
import { Divider } from '@data1522/design-system/Divider'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { BidiText } from './BidiText.tsx'
import type { DocumentLabels, Fact } from '../pdf/document-labels.ts'

const Row = ({ term, value, isStrong = false }: Fact & { isStrong?: boolean }) => (
  <Inline justify="between" gap={24} align="baseline">
    <Text ink={isStrong ? 'ink' : 'muted'} weight={isStrong ? 'semibold' : 'regular'}>
      {term}
    </Text>
    <BidiText size={isStrong ? 'lg' : 'md'} weight={isStrong ? 'strong' : 'medium'}>
      {value}
    </BidiText>
  </Inline>
)

/** What an invoice comes to, and what is left of it. */
export function InvoiceTotals({ labels: { totals } }: { labels: DocumentLabels }) {
  const { parts, total, paid, balance } = totals
  return (
    <Inline justify="end">
      <Box maxWidth={340} isFilling>
        <Stack gap={8}>
          {parts.map((part, place) => (
            // Two taxes that have no name yet read alike.
            <Row key={place} {...part} />
          ))}
          <Divider />
          <Row {...total} isStrong />
          {paid && <Row {...paid} />}
          {balance && <Row {...balance} isStrong />}
        </Stack>
      </Box>
    </Inline>
  )
}
